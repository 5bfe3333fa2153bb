# Wie am Tisch geredet wird: die Wörter, mit denen Spieler erzählen, was geschah, je Eintrag der Schiedsrichterhilfen. Beugungen findet
# die Suche selbst (referee/src/search), auch Tippfehler und Umlaute als ae, oe, ue.

# Wörter, die nichts darüber sagen, was geschah.
said-nothing =
    aber alle allen alles als also am an auch auf aus bei beim bekommen bekommt bin bis bist bitte bloß da dabei dann darauf darf
    darfst das dass davon dazu daß dem den denn der des dessen die dies diese diesem diesen dieser dieses doch dort du durch eben eigentlich
    ein eine einem einen einer eines einfach eins er erst es etwas euch für gab ganz ganze ganzen gar geht gibt guten hab habe haben habt
    halt hast hat hatte hatten her heute hier hin hätte ich ihm ihn ihr ihre ihrem ihren ihrer im in ins irgendwie ist ja jedoch jemand
    jetzt kann kannst kein keine keinen keiner konnte kriegen kriegt können leute machen macht mal man mehr mein meine meinem meinen meiner
    mich mir mit morgen muss musste müssen nach nicht noch nun nur nämlich ob obwohl oder okay passieren passiert schon sehr sein seine
    seinem seinen seiner selbst sich sie sind so soll sollte sonst sowas spieler statt trotzdem um und uns unser unsere unter vom von
    war waren warum was wegen weil wenn wer wie wieder wieso will wir wird wo wollte worden wurde während wäre würde zu zum zur über
# Wörter für dasselbe, je Gruppe.
said-same =
    solospieler solist solistin alleinspieler solomann;
    aufspiel aufgespielt aufspielen aufspielt ausgespielt ausspielen ausspielt rausgespielt rausspielen rausgekommen rauskommen rauskam
    rauskommt herausgekommen anspielen angespielt anspielt losgespielt losgelegt rausgelegt vorhand ausspiel anspiel rauszukommen;
    bedienen bedient beigegeben bedien nichtbedienen;
    vorwerfen vorgeworfen vorwirft;
    verwerfen verworfen verwirft;
    hochzeit heirat heiraten geheiratet heiratet hochzeiter;
    ansage angesagt ansagen ansagt;
    absage abgesagt absagen absagt;
    reklamieren reklamiert reklamation beschwert beschweren moniert beanstandet meckert;
    gucken guckt geguckt kucken kuckt gekuckt schauen schaut geschaut gesehen sehen sieht sah angucken angeguckt anschauen angeschaut reingeguckt
    reingesehen reinschauen reingucken hineingesehen spickt spicken gespickt gelinst linst schielt schielen nachgeguckt nachgeschaut nachsehen
    nachgesehen einsehen eingesehen;
    schiedsrichter schiri turnierleiter;
    geber austeiler kartengeber geben gibt ausgeteilt austeilen verteilt verteilen;
    gegenspieler gegner kontraspieler;
    partner mitspieler kollege;
    runtergefallen gefallen fallen fiel heruntergefallen rausgefallen rausgerutscht gerutscht rutscht ausgerutscht;
    verspätet spät später;
    verfrüht früh vorzeitig voreilig vorschnell vorlaut;
    zweimal doppelt nochmal nochmals erneut wiederholt wiederholen wiederholung;
    hinlegen hingelegt hinwerfen hingeworfen hingeschmissen schmeißen geschmissen;
    aufdecken aufgedeckt aufgelegt offengelegt offenlegen;
    gelegt legen legt geworfen reingeworfen gespielt
said-e2-1-1 = verfahren regelverstoß vorgehen ablauf vorgehensweise reihenfolge prüfung schiedsrichter schritt verstoß urteil entscheiden behandeln filter milderung
said-e3-1-1 = gefragt antwort beantworten wessen wem gehört welche lag drin stich gelegt hingelegt auskunft erinnern nachfragen sagen verschweigt schweigt weigert verweigert lügt gelogen falsche kam woher zeigen letzter laufender behauptet verraten nachfrage welcher sei lüge schwindelt wissen weiß
said-e3-1-2 = verhindern verhindert aufhalten gestoppt stopp warnen gewarnt dran aufspiel farbe wirklich blank nachgefragt fragen herz pik kreuz karo vorsicht aufpassen aufgepasst gebremst abgehalten rechtzeitig zurückgehalten beinahe fast vermieden warte moment eingeschritten hinweis
said-e3-1-3 = gewonnen gewinnt verloren gelaufen augen 121 120 151 reicht beendet stiche absage zeitpunkt feststellen sieger wann vorbei erreicht genug punkte ermittelt berechnet klar sicher
said-e3-1-4 = partei partner zusammen zugehörigkeit gehört wem re kontra kreuz dame kreuzdame falsche ansage spielt kontrapartei repartei seite kontrajunge alte
said-e3-1-5 = gewonnen verloren gelaufen vorbei längst fehler verstoß danach nachher drei strafpunkte abbruch uninteressant klar sicher ausgang sieger erledigt regelbruch augen zeitpunkt sicheren
said-e3-1-6 = sowieso eh restliche stiche sicher unerheblich egal rest hoch trümpfe nichts ändert durchmarsch folgenlos ausgang unschlagbar stehen durchspielen chance hohe stechen
said-e3-1-7 = extrapunkte fuchs füchse doppelkopf charlie karlchen kreuz bube letzter stich restliche zählt zählen fangen gefangen abkürzung charly karl müller fuchsfang gutgeschrieben pluspunkt einkassiert ende kreuzbube abkürzen
said-e3-1-8 = hingewiesen gesagt bemerkt gemerkt dran zurücknehmen zurück nehmen austauschen strafe strafpunkte freundlich aufmerksam kulant verzichtet hand
said-e3-1-9 = hingewiesen gesagt vorgelegt vorgespielt früh gelegt reihe dran liegen bleibt strafe gültig aufmerksam kulant verzichtet zugegeben
said-e3-1-10 = hingewiesen gesagt farbe herz pik kreuz trumpf strafe austauschen zurücknehmen aufmerksam kulant verzichtet zugeben zugegeben
said-e3-2-1 = auslosung ausgelost losen gelost verlost setzliste sitzplan tischplan paarung einteilung computer edv programm tische runde verein vereinskollege setzen setzzettel losung turnierleitung zugeteilt zulosung software fehler gleicher hand neu losverfahren
said-e3-2-2 = falsch sitz sitzt saß gesessen sitzordnung platz stuhl vertauscht getauscht verkehrt falschrum herum reihenfolge norden osten nebeneinander links rechts sitzplatz umsetzen
said-e3-2-3 = tisch falscher verkehrter tischnummer verlaufen hingesetzt sitzen saß fremder gesetzt verein vereinskollege begegnung verwechselt nummer setzt
said-e3-2-4 = geber karten falscher gegeben verkehrter dran reihe gemischt mischen neu dealer gegenüber zweimal hintereinander weggenommen ausgegeben vertauscht abgehoben
said-e3-3-1 = weg weiter gesund passe passt nix nichts wort ausdruck normal fertig sagt formulierung dran vorbehalt nickt genickt klopft geklopft brummt ok jo bleibe ausdrucksweise tisch handzeichen stumm murmelt
said-e3-3-2 = versprecher sofort versprochen verplappert verhaspelt versehentlich versehen berichtigt korrigiert verbessert gleich direkt gesund vorbehalt abfrage meinte gemeint falsch gesagt ups vertan irrtümlich zunge nein herausgerutscht korrektur korrigieren
said-e3-3-3 = verfrüht gesund vorbehalt gesagt gemeldet meldet gerufen ruft vordrängeln vorgedrängelt reihenfolge reihe dran nachbar vorgegriffen abfrage überholt vordermann reingerufen reinrufen vorweg drängelt abgewartet links rechts warten hintermann bevor hinterhand schnell vor
said-e3-3-4 = sofort taufen vorbehalt gleich direkt getauft genannt nennt solo damensolo bubensolo fleischlos höchster sagt ruft ankündigung weitere meldung überflüssig herzsolo piksolo kreuzsolo karosolo trumpfsolo pflichtsolo assesolo fleischloser knochenmann damen buben
said-e3-3-5 = vorzeitig taufen hochzeit getauft genannt nennt solo verkündet angesagt angekündigt verraten anderer höher vorbehalt weiter hinten sitzt geäußert gefragt ungefragt pflichtsolo lustsolo vorrang eher bevor zwei beide seins
said-e3-3-6 = reihenfolge falscher abfrage begonnen beginnt angefangen anfangen verkehrter gesund fragerunde vorbehalt start fängt gestartet linker rechter vorhand geber zuerst gefragt erster hinterhand
said-e3-3-7 = umtaufen umgetauft ändern geändert wechseln solo lieber umentschieden überlegt umbenannt damensolo bubensolo trumpfsolo farbsolo stattdessen herzsolo piksolo farbe wählen gewählt neues taufe ansage
said-e3-3-8 = korrektur solo hochzeit vorbehalt korrigiert stattdessen zurück umentschieden gemeldet gesagt lieber ändern kreuz damen meldung umwandeln
said-e3-3-9 = hochzeit gesund korrektur verspätet vergessen gesagt verschlafen übersehen verpennt beide kreuz damen kreuzdamen zwei nachträglich nachgeholt nachmelden stille merkt gemerkt verschwitzt merken bemerkt
said-e3-3-10 = gesund solo verspätet korrektur gesagt nachträglich spielen umentschieden überlegt vergessen anmelden gewartet abwarten abgewartet ändern danach anschließend lustsolo melden gemeldet
said-e3-3-11 = vorbehalt gesund korrektur gesagt zurückziehen zurückgezogen zurück irrtum geirrt vertan hochzeit fehlt versehen gezwungen solo spielen versehentlich keins nichts leider zurückgenommen rückgängig
said-e3-4-1 = falsches aufspiel normalspiel falschaufspiel dran reihe verkehrter stich gemacht gehörte karte gelegt drangewesen zug neuen eröffnet angefangen fängt begonnen beginnt nächste letzten abgeholt kam kommt los letzter ohne
said-e3-4-2 = falsches aufspiel solo falschaufspiel dran reihe verkehrter solospieler gegenspieler kommt raus zug eröffnet angefangen fängt begonnen legt damensolo kam los
said-e3-4-3 = verfrühtes aufspiel ungeklärt gesund gefragt geäußert abfrage vorbehalt offen fertig abgefragt karte liegt tisch letzte hinterhand losgelaufen spielt mittendrin bevor vor lag
said-e3-4-4 = aufspiel ohne taufe vorbehalt getauft solo welches genannt gesagt angesagt trumpfsolo unklar mehrdeutig undeutlich art benannt farbe spielart nachfragen gleich erklärt weiß
said-e3-5-1 = verfrühte ansage re kontra gesagt gerufen gesund abfrage vorbehalt fertig geklärt dazwischen vorher mitten reihum gemeldet solo bevor vor geklopft klopft
said-e3-5-2 = verfrühte ansage hochzeit klärungsstich re kontra partner gefunden sucht findung erster fremder stich geklärt gesagt klärung verheiratet zweiter dritter findet findungsstich bevor vor geheiratet
said-e3-5-3 = falsche ansage sofort versprochen versprecher verplappert re kontra gleich direkt berichtigt korrigiert verbessert gemeint meinte verwechselt quatsch nein wort vielmehr rausgerutscht zurückgenommen
said-e3-5-4 = falsche ansage geklärt partnerschaft re kontra verwechselt partner klar gefallen kreuz dame kreuzdame gelegt wussten wissen solo offen gezeigt parteien längst offensichtlich raus liegt
said-e3-5-5 = falsche ansage ungeklärt ohne re kontra verwechselt vertan gesagt kreuz dame kreuzdame hand besitzt unklar partei irrtum dachte glaubte behauptet gelogen übersehen zusammen blatt alte zugehörigkeit
said-e3-5-6 = verspätete absage normalspiel ansage re kontra 90 60 30 neunzig sechzig dreißig schwarz wenig karten hand elf zehn neun acht zweiten dritten stich nachträglich gerufen frist nachgeschoben zeitpunkt verpasst versäumt nachgereicht sieben zwölf 7 8 9 10 11 vorbei rechtzeitig danach gesagt vierten pflichtansage zeit viele
said-e3-5-7 = verspätete absage solo ansage re kontra 90 60 30 neunzig schwarz solospieler gegenspieler karten zeitpunkt verpasst nachträglich wenig hand neun zehn gesagt zweiten dritten vierten stich
said-e3-5-8 = hinweis nochmal erinnerung erinnert erinnern gehört überhört lärm laut verstanden mitbekommen mitgekriegt sagen hingewiesen ansage re kontra bereits geräusch übertönt vergewissern mitgehört
said-e3-5-9 = zweimal absage ansage re kontra gesagt 90 nächste stufe bereits zweites partner bestätigt nacheinander hintereinander beide
said-e3-5-10 = gleichzeitig absage erwiderung zeitgleich beide zusammen selben moment zugleich simultan re kontra gerufen ansage durcheinander mund gleichen beiden
said-e3-5-11 = erwiderung zweimal erwidert erwidern gegenansage kontern zurückgesagt antwort kontert gekontert dagegen dagegengehalten kontra re
said-e3-6-1 = letzter stich karte schluss früh reihe zugegeben ende
said-e3-6-2 = vorwerfen normalspiel vorgeworfen vorgelegt vorgespielt vorgeprescht dazwischen früh gelegt hingelegt karte reihe reihenfolge dran warten abgewartet ungeduldig schnell hastig übersprungen überholt drangekommen zug ausserhalb zugegeben zugibt vorgedrängelt vorgesprungen vordermann vormann hintermann ausgelassen überspringt eher bevor vor abgeworfen vordere hinterer vorderen rausgehauen vorweg
said-e3-6-3 = vorwerfen solo vorgeworfen vorgelegt vorgespielt vorgeprescht dazwischen früh gelegt hingelegt karte reihe reihenfolge dran solospieler gegenspieler zugegeben zugibt vordermann hintermann schneller vor abgeworfen vorweg
said-e3-7-1 = verwerfen normalspiel verworfen bedient falsch karte gelegt gezogen vergriffen sofort gleich gemerkt bemerkt zurückgenommen zurück genommen korrigiert getauscht ausgetauscht rechtzeitig richtige selber verwechselt fehlgriff versehentlich umgetauscht nächste eingesteckt hand kurz bevor bekannt abgeworfen anders zurückgesteckt umentschieden
said-e3-7-2 = verwerfen solo verworfen bedient falsch karte gelegt vergriffen sofort gleich gemerkt zurückgenommen zurück genommen korrigiert getauscht rechtzeitig richtige solospieler gegenspieler verwechselt versehentlich umgetauscht nächste damensolo bekannt abgeworfen anders zurückgesteckt
said-e3-8-1 = nichtbedienen normalspiel bedient falsch farbe zugegeben zugeben abgeworfen gestochen eingestochen getrumpft trumpf herz pik kreuz karo fehl fehlfarbe später aufgetaucht kam heraus stich übersehen renonce beschissen rausgestellt drübergestochen vorhin vorher hand taucht auftaucht geschummelt zugibt gelogen trick bekannt bekennen bekennt bedienen zurückgehalten behalten nachträglich aufgefallen lüge versteckt
said-e3-8-2 = nichtbedienen solo bedient falsch farbe zugegeben abgeworfen gestochen eingestochen getrumpft trumpf später aufgetaucht herauskam solospieler gegenspieler damensolo bubensolo fleischlos rausgestellt vorhin vorher hand taucht zugibt trick bekannt bekennen bedienen zurückgehalten behalten nachträglich aufgefallen
said-e3-9-1 = merkkarte doppelkopf fuchs gefangen merker gemerkt erinnerung erinnern offen liegen gelassen liegt hochkant quer umgedreht markiert sonderpunkt stapel markierung hingestellt senkrecht obendrauf markieren
said-e3-9-2 = aufdecken einsehen vorheriger stich umgedreht alter früherer letzter vorletzter haufen stapel gewühlt geblättert durchgesehen blättert blättern aufgemacht hebt kontrolliert abgelegten nochmal zurückgeblättert vergangenen
said-e3-9-3 = zwei karten fallen lassen hingefallen geklebt kleben zusammen einmal gleichzeitig beide sichtbar versehentlich hand tisch aufgeflogen missgeschick mitgerissen aneinander erwischt doppelt oben blatt fallenlassen
said-e3-9-4 = kartenanzahl anzahl karten viel wenig elf zehn dreizehn zwölf 11 13 12 fehlt fehlen übrig gezählt verzählt vergeben verteilt falsch gegeben verschenkt boden unterm tisch unvollständig zuviel zuwenig kartenzahl überzählig neun vierzehn bodenkarte ende austeilen schluss unterschiedlich
said-e3-9-5 = mehrere regelverstöße spiel zwei zweiter beide verstöße fehler hintereinander nacheinander zugleich zuerst gilt bestraft verschiedene weiterer doppelverstoß falsch gemacht
said-e3-10-1 = normalspiel abkürzen abgekürzt hingelegt blatt tisch gelegt reststiche rest restlichen stiche gehört meins bekomme mache geschenkt aufgeben aufgegeben schenken vorzeitig beendet claimen zeigen wirft schmeißt weg kapituliert hochgelegt sämtliche ergibt ausgelegt hingeknallt aufhören stimmt gestimmt eh weggeworfen meiner aufgedeckt
said-e3-10-2 = solo kontra abkürzen abgekürzt hingelegt blatt tisch gelegt reststiche rest restlichen stiche gegenspieler offen aufgegeben wirft schmeißt sämtliche ergibt ausgelegt mache aufgedeckt
said-e3-10-3 = solo solospieler abkürzen abgekürzt hingelegt blatt tisch gelegt reststiche rest restlichen stiche beansprucht gewinnt aufgeben aufgegeben übergeben mache wirft schmeißt kapituliert sämtliche ergibt ausgelegt meiner aufgedeckt
said-e3-11-0 = wiederholt verfrüht dauernd ständig immer andauernd mehrfach öfter vorbehalt gesund gemeldet meldet abfrage gewohnheit absichtlich aufspielrecht erschleichen male ewig schonwieder nervt dritten zweiten
said-e3-11-1 = animieren falschaufspiel animiert verleiten angestiftet anstiften gebracht reingelegt falle gelockt verführt provoziert falsch ausspielen absichtlich ausgetrickst hereingelegt aufgefordert komm raus behauptet gelogen vorgetäuscht getäuscht täuscht angeblich sagt dran
said-e3-11-2 = aufforderung auffordern aufgefordert gedrängt sagst sag willst möchtest ansagen re kontra gefragt frage wink blick wartet zögert zeichen anstoßen hustet räuspert schubst tritt nix abfragt
said-e3-11-3 = aufforderung zeig stich erlaubt aufgefordert verlangt zeigt gezeigt vorletzten alten früheren nochmal sehen fordert bitten umdrehen vorigen letzten drittletzten herzeigen ersten
said-e3-11-4 = stiche eigene mischen gemischt durchmischt durcheinander durcheinandergebracht vermischt zusammengeschoben stapel haufen nachprüfen prüfen rekonstruieren nachvollziehen vertuschen verschleiern beweis verwischt untereinander kontrollieren kontrolle abgelegten
said-e3-11-5 = aufdecken karten reklamation entscheidung bevor offen gezeigt blatt diskussion streit schiedsrichter entschieden wartet ruft leitung klärung geklärt voreilig geknallt knallt hinknallt vorher
said-e3-11-6 = zeigen karten fremde gezeigt blatt handkarten geguckt nachbar nachbarn offen sichtbar kippt verrät kartenverrat gezückt gezogen zurückgesteckt benennt luschert spiegeln brille tief schlampig nachlässig einsehbar durchsichtig eingesteckt steckt kiebitzt verdeckt lässt blicken benannt hingehalten abgeguckt rüber rübergeguckt herüber linsen lugt sieht gesehen schaut
said-e3-11-7 = verraten äußerung geäußert bemerkung kommentar gesagt geredet redet spricht erzählt quatscht plaudert labert gelabert ausgeplaudert gestöhnt gelacht mimik zusammen zusammenspielen partner spielen gehören blatt gut schlecht tipp hinweis jammert stöhnt seufzt plappert freut lobt laut dulle trumpf nachkarten anspielung verplappert andeutung
said-e3-11-8 = punkte 0 wiederholt null nullspiel gespielt neu gegeben gleichstand unentschieden aufgehoben bekam ergebnis notieren
said-e3-11-9 = zusammenwerfen karten bevor ergebnis bestätigt zusammengeworfen zusammengeschmissen zusammengeschoben eingepackt eingesammelt gemischt gezählt gerechnet abgerechnet einig zählen nachzählen weggepackt weggeräumt zusammengelegt zusammengeräumt zusammengepackt weggelegt abrechnung voreilig
said-e3-11-10 = zuschauer kiebitz kibitz zugucken zuguckt gast außenstehender fremder unbeteiligter dritter eingemischt einmischen reingeredet dazwischengeredet reinredet tipp tipps nachbartisch anderer rat vorgesagt herumsteht hinter nebentisch begleitung beobachter zwischenruf reinruft verrät vorsagt steht publikum danebensitzt frau freundin freund ehefrau verwandter mischt sagt
said-e3-11-11 = beleidigt beleidigung beschimpft beschimpfen schimpft geflucht angeschrien schreit idiot arsch arschloch depp dumm blöd trottel frech unverschämt ausfallend persönlich angegriffen bedroht pöbelt ausgerastet anmachen respektlos fies dummkopf lügner betrüger vollidiot schreien gemein schimpfwort scheiße
said-e3-11-12 = störung stört stören gestört lärm laut krach radau handy telefon telefoniert klingelt unterhaltung reden musik ruhe schreien betrunken besoffen diskutieren diskussion gelabert rauchen quatscht quatschen unruhe smartphone tippt gespräch rumlaufen lautstark nebentisch nachbartisch rummel lacht gespräche telefonieren
said-e3-11-13 = verspätung runde kommt kam gekommen minuten pünktlich unpünktlich pause beginn start fehlt abwesend weg abgehauen warten gewartet aufgetaucht erschienen stau draußen erscheint zurück verschlafen gegangen verschwunden fehlender spätkommer raucherpause überzogen raucht rundenstart verspätete bar
said-e3-11-14 = absichtlich extra schlecht spielen verlieren verliert mutwillig sabotiert abschenken schenkt unsinnig sinnlose ansagen soli solo letzter platz boykott trotz lustlos ungewinnbar bock egal abgeschenkt laterne werden ruiniert fleiß provoziert gegen eigenen
said-e3-11-15 = strafpunkte geier gier geiert gierig geil beharrt besteht beharren kleinlich pingelig ständig dauernd jedes schiedsrichter rufen ruft reklamiert kleinigkeit erbsenzähler nachtreten entgangen nervt ärgert meldet kinkerlitzchen punktegeil reitet herum kassieren einheimsen absahnen mist scharf immer will
said-e3-11-16 = beeinflussen reklamieren beeinflusst überreden ausreden ausgeredet drängen gedrängt einschüchtern druck lass stell dich bedrängt abgehalten abhalten komm behindert kommentiert petze sportlich verzichten bequatscht beschwatzt abgeraten rät abbringen meldet gesagt solle
said-e3-12-1 = berechnung punkte einig verrechnet rechnen abrechnung punktzahl zählen zählung verzählt uneinig streit wert wertung spielwert viele wieviel höhe auszählen grundpunkt gegen ausgerechnet stimmt meinung anders alte stimmen
said-e3-12-2 = spielausgang einig ausgang gewinner gewonnen verloren sieger uneinig streit augen zählen nachzählen nachgezählt abstimmung mehrheit behauptet beide stimmen rekonstruieren 120 jeder sagt 121 auszählen stiche ergebnis
said-e3-12-3 = sonderpunkt einig extrapunkt fuchs gefangen doppelkopf charlie karlchen uneinig streit bestreitet behauptet erinnern glaubt mehrheit zählt strittig bonus zehner wirklich anerkannt
said-e3-12-4 = notiert falsch aufgeschrieben geschrieben eingetragen eintrag verschrieben schreiber schreibt zettel liste spielliste block vergessen aufschreiben punkte anschreiben angeschrieben zeile spalte vertauscht vorzeichen plus minus notieren notierung abschreiben ergebnis irrtum
said-e3-12-5 = ende runde zeit abgelaufen vorbei rum schluss abpfiff gong spiel angefangen weitergespielt gespielt nachspielzeit gestrichen streichen letztes austeilen überzogen uhr ablauf rundenende beendet glocke verlängerung weiter neues
said-e3-12-6 = abgezeichnet strafpunkte unterschrift unterschrieben unterschreiben abzeichnen gegengezeichnet quittiert bestätigt strafe eingetragen liste schiedsrichter paraphe kürzel fehlt gegenzeichnung zettel gilt
said-e5-3 = liegengelassen stiche eingesammelt liegen gelassen liegenlassen eingezogen einsammeln weggenommen durchsehen durchgesehen durchgezählt nachzählen nachgezählt solospieler nehmen
said-e9-1 = grundregel fairness fair unfair benehmen mitzählen mitgezählt laut zählt zählen trümpfe augen gesten handzeichen grimasse mimik verhalten anstand
said-e9-2 = unerheblich harmlos bagatelle belanglos folgenlos einfluss straffrei klasse
said-e9-3 = geringfügig leicht kleiner verstoß drei strafpunkte klasse 3
said-e9-4 = schwerwiegend schwer grober verstoß abbruch zwölf strafpunkte klasse 12
said-e9-5 = unsportlich verhalten benehmen verwarnung ermahnung gelbe rote karte disqualifikation ausschluss schummeln betrug betrogen mogeln gemogelt
said-e9-6 = reklamation recht zeitpunkt wann frist rechtzeitig verwirkt verjährt einspruch protest melden
said-e004-abbruch = fehlerhaft hausregeln abbruch abgebrochen abbrechen verpfuscht rekonstruieren rekonstruierbar nachvollziehbar karten offengelegt neu geben
said-e004-unsportlich = unsportlich hausregeln mitzählen laut zählen punkte drei strafpunkte unfair
