#!/usr/bin/env bash
# Writes the suite of endgames again: bash scripts/endgames.sh target/release/doko datasets/endgames
#
# Of each game the first hundred random positions of six tricks in which it matters which card is played, with the Augen
# that Re still gets, and those it gets after each card that may be played.
set -euo pipefail
doko=$1
folder=$2
mkdir -p "$folder"
cd "$folder"
for rules in ddv bsv; do
    for game in normal damensolo bubensolo fleischlos farbsolo_C farbsolo_S farbsolo_H farbsolo_D; do
        "$OLDPWD/$doko" deal --rules "$rules" --game "$game" --tricks 6 --seed 1 -n 400 > deals.tmp
        "$OLDPWD/$doko" solve --ask moves deals.tmp | paste -d '#' deals.tmp - | awk -F '#' '
            {
                n = split($2, cards, " ")
                matters = 0
                for (i = 2; i <= n; i++) {
                    split(cards[i], card, "=")
                    matters = matters || card[2] != cards[1]
                }
            }
            matters && kept++ < 100 { printf "%s # value=%s\n", $1, $2 }' > "$rules-$game.txt"
    done
done
rm deals.tmp
sha256sum -- *.txt > SHA256SUMS
