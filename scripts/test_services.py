#!/usr/bin/env python3
"""Tests the files of scripts/serve: nginx in front of `doko serve` passes pages, answers, errors and lengths on, compresses, limits each
client and keeps foreign names out; systemd accepts the unit.

    apt-get install nginx-light systemd && python3 scripts/test_services.py target/debug/doko
"""
import gzip
import http.client
import json
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROGRAM = Path(sys.argv[1]).resolve()
FILES = Path(__file__).with_name("serve")
NAME = "doko.example.org"
POSITION = "rules=ddv game=normal re=NS leader=N N=HT,D9 E=HQ,CA S=DJ,DA W=SA,S9"


def free_port():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return one.getsockname()[1]


def site(place, port, behind):
    """Writes the configuration of the documentation with other ports, a certificate made here, and what nginx needs around it."""
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-keyout", place / "key", "-out", place / "pem"], check=True, stderr=subprocess.DEVNULL)
    conf = (FILES / "nginx.conf").read_text().replace("listen 443", f"listen 127.0.0.1:{port}").replace("127.0.0.1:3656", f"127.0.0.1:{behind}")
    conf = conf.replace("/etc/ssl/doko.pem", str(place / "pem")).replace("/etc/ssl/doko.key", str(place / "key"))
    paths = "".join(f"{name}_temp_path {place}/{name};\n" for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    (place / "nginx.conf").write_text(f"daemon off;\npid {place}/pid;\nerror_log {place}/log;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{conf}\n}}\n")


def ask(port, path, body=None, host=NAME, client="127.0.0.1", **headers):
    """Returns status, headers and body of an answer of nginx to a client at this address."""
    context = ssl._create_unverified_context()
    connection = http.client.HTTPSConnection("127.0.0.1", port, context=context, timeout=30, source_address=(client, 0))
    content = {} if body is None else {"Content-Type": "application/json"}
    connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), {"Host": host, **content, **headers})
    answer = connection.getresponse()
    return answer.status, answer.headers, answer.read()


def wait(port):
    for _ in range(200):
        with socket.socket() as one:
            if one.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    sys.exit(f"nothing listens at {port}")


def check_proxy(port):
    status, headers, body = ask(port, "/api/verdict", {"position": POSITION})
    assert status == 200 and headers["Content-Type"].startswith("application/json") and json.loads(body)["ask"] == "verdict", (status, body)
    status, headers, packed = ask(port, "/api", **{"Accept-Encoding": "gzip"})
    assert status == 200, status
    assert headers["Content-Encoding"] == "gzip" and gzip.decompress(packed) == ask(port, "/api")[2], "compressed, the answer is another one"
    status, _, body = ask(port, "/api/verdict", {"position": "nonsense"}, **{"Accept-Language": "de"})
    assert status == 400 and "nonsense" in json.loads(body)["error"], (status, body)
    assert ask(port, "/api/deal", {"n": 1, "seed": 7, "lang": "x" * (2 << 20)})[0] == 413, "nginx and doko take a megabyte"
    assert "Access-Control-Allow-Origin" not in ask(port, "/api")[1]
    # A change of protocol is not passed on, and breaks nothing.
    assert ask(port, "/api", Connection="Upgrade", Upgrade="websocket")[0] == 200
    assert ask(port, "/api", host="evil.example")[0] == 421, "the name is passed on, and doko refuses it"
    with ThreadPoolExecutor(8) as clients:
        limited = list(clients.map(lambda _: ask(port, "/api/deal", {"n": 1, "seed": 7})[0], range(100)))
    assert 429 in limited and 200 in limited and set(limited) <= {200, 429}, limited
    others = {ask(port, "/api/deal", {"n": 1, "seed": 7}, client="127.0.0.2")[0] for _ in range(15)}
    assert others == {200}, "each client has a limit of its own"


def check_foreign_name(behind):
    connection = http.client.HTTPConnection("127.0.0.1", behind, timeout=30)
    connection.request("GET", "/api", headers={"Host": "evil.example"})
    assert connection.getresponse().status == 421


def check_unit(place):
    unit = (FILES / "doko.service").read_text()
    command = re.search(r"ExecStart=\S+ (.*)", unit)[1].split()
    (place / "doko.service").write_text(unit.replace("/usr/local/bin/doko", str(PROGRAM)))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", place / "doko.service"], capture_output=True, text=True)
    assert found.returncode == 0 and not found.stderr, found.stderr
    return command


missing = [name for name in ["nginx", "openssl", "systemd-analyze"] if not shutil.which(name)]
if missing:
    sys.exit(f"not installed: {' '.join(missing)}")
with tempfile.TemporaryDirectory() as folder:
    place, port, behind = Path(folder), free_port(), free_port()
    place.chmod(0o755)
    command = check_unit(place)
    site(place, port, behind)
    processes = [subprocess.Popen([PROGRAM, *command, "--port", str(behind)], stdout=subprocess.DEVNULL)]
    try:
        wait(behind)
        processes.append(subprocess.Popen(["nginx", "-c", place / "nginx.conf"], stderr=subprocess.DEVNULL))
        wait(port)
        check_proxy(port)
        check_foreign_name(behind)
    finally:
        for process in processes:
            process.terminate()
            process.wait()
print("nginx passes on, compresses and limits; systemd accepts the unit")
