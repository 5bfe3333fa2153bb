# How people talk at the table: the words with which players tell what happened, for each entry of the handbook. The search finds
# inflected words by itself (referee/src/search), misspelt ones, too.

# Words that say nothing about what happened.
said-nothing =
    a about actually again also although am an and any are as at be because been being but by can could d did didn do does doesn don done
    even for from game get gets got had happen happened happens has have having he her here him his how i if in into is isn it its just may
    me might must my no not of ok on one ones only oops or our player players please really s shall she should so some somebody someone
    still t than that the their them then there these they this those though to us very was wasn we were what when where which while who
    whom why will with would yes you your
# Words for the same thing, group by group.
said-same =
    soloist declarer;
    led lead leads leading opened opens opening;
    early soon prematurely premature;
    late belated belatedly;
    hochzeit wedding marriage married marry;
    gesund healthy;
    vorbehalt reservation;
    query bidding auction asking;
    call called calls calling announce announced announces announcement announcing bid;
    claim claimed claiming complain complained;
    look looked looking looks see saw seen peek peeked peeks peeking glance glanced watch;
    follow followed revoke revoked renege reneged;
    twice again repeated repeat repeats repeatedly;
    opponent opponents defender defenders;
    dealt deal dealer dealing deals;
    fall fell dropped drop drops falls fallen slipped;
    immediately instantly straight once;
    insult insulted insults swore swears abuse abused offended;
    played laid put threw placed;
    fox foxes ace
said-e2-1-1 = process steps order check referee ruling decide handle filter mitigation
said-e3-1-1 = ask answer whose trick belongs refuse silent tell current running last down lied owner hearts ten ace
said-e3-1-2 = stop wait warn turn lead suit left none more sure hearts spades clubs careful hold keep kept almost avoid
said-e3-1-3 = already won lost over settled points 121 120 enough completed tricks absage moment winner reached definite
said-e3-1-4 = team party partner partnership together re kontra queen clubs wrong false call whose pair teammate
said-e3-1-5 = already won lost over settled long before mistake error afterwards after three points stop matter finished clear result
said-e3-1-6 = rest anyway certain sure irrelevant matter whatever highest trumps left win every unbeatable cannot lose top takes
said-e3-1-7 = bonus extra fox doppelkopf charlie jack clubs last sure count shortened charly karlchen score
said-e3-1-8 = pointed told mentioned remark said turn wrong take back took exchange penalty friendly lenient forgive correct
said-e3-1-9 = pointed told mentioned said early turn stays valid nobody penalty played ahead forward lenient forgive card
said-e3-1-10 = pointed told mentioned said follow suit hearts spades penalty exchange take back lenient forgive card
said-e3-2-1 = drawn drew seating plan pairings computer software tables assigned round club swap allocation organiser director lots wrongly
said-e3-2-2 = sit sat place chair swapped order around mixed positions switched
said-e3-2-3 = other another else's number sat sit down club mate lost strange joined
said-e3-2-4 = turn shuffled redeal cards gave cut twice distributed
said-e3-3-1 = pass fine nothing word expression said says nod knocks okay
said-e3-3-2 = misspoke mistake wrong word meant gesund vorbehalt query said quickly fixed
said-e3-3-3 = before turn gesund vorbehalt spoke said order neighbour jumped ahead hasty quickly earlier declared
said-e3-3-4 = solo highest instead saying blurted already higher directly declares queens jacks suit
said-e3-3-5 = announced higher vorbehalt behind later spoken yet declared reveals before priority
said-e3-3-6 = began started begins person first gesund opening left
said-e3-3-7 = change switch different another other instead mind queens jacks rather replaces diamonds hearts
said-e3-3-8 = change instead after all turned converts declared
said-e3-3-9 = forgot forgotten forget both queens clubs overlooked missed silent announce realised noticed remembered later
said-e3-3-10 = said wants now after all changed mind waited play forgot everyone everybody declares suddenly
said-e3-3-11 = said none withdraw withdrew take back mistake after all mistaken nothing accident accidentally cancel retract
said-e3-4-1 = wrong turn started first trick won last taken out
said-e3-4-2 = wrong turn started first trick soloist opponent queens jacks
said-e3-4-3 = early before everybody everyone spoken said gesund finished over vorbehalt ended yet card table
said-e3-4-4 = started playing saying solo kind trump unclear ambiguous declare specify
said-e3-5-1 = early re kontra before everybody everyone spoken finished ended over gesund vorbehalt yet during
said-e3-5-2 = re kontra trick find before clear first steering clarification clarifying third
said-e3-5-3 = wrong slip misspoke re kontra meant instead fixed quickly
said-e3-5-4 = wrong re kontra partners known everybody knew queen clubs shown solo mixed up already obvious
said-e3-5-5 = wrong re kontra holds queen clubs mixed up mistake side unknown thought believed without lied
said-e3-5-6 = absage re kontra 90 60 30 ninety sixty thirty schwarz few cards left hand second third trick missed deadline after afterwards eleven ten nine said
said-e3-5-7 = absage re kontra 90 60 30 ninety sixty soloist opponent cards after deadline said
said-e3-5-8 = hint heard hear nobody noise noisy loud understood told already re repeat misheard missed
said-e3-5-9 = absage double two times re kontra said same next stage second
said-e3-5-10 = same time moment both together re kontra absage once
said-e3-5-11 = answer counter call second time responded response double
said-e3-6-1 = final card early end
said-e3-6-2 = early order ahead before others down too hasty impatient card jumped quick fast wait skipped lay neighbour sooner
said-e3-6-3 = early order ahead before card down too soloist opponent
said-e3-7-1 = failed immediately noticed took back wrong card exchanged right trick picked swap mixed mistake replaced realises before next
said-e3-7-2 = failed immediately noticed took back wrong card exchanged right soloist opponent swap mistake replaced
said-e3-8-1 = failed trumped ruffed hearts spade clubs discarded later found noticed trick wrong card off-suit void show turned threw away
said-e3-8-2 = failed trumped ruffed discarded later found soloist opponent against void queens jacks
said-e3-9-1 = remember caught open face up left marker sideways turned
said-e3-9-2 = old previous last turned over pile checked through flipped lifted examined
said-e3-9-3 = stuck together same time once visible accidentally table floor face both stick played
said-e3-9-4 = too many few extra missing short eleven thirteen 11 13 count miscounted misdeal misdealt left over wrong floor ten surplus hand shortage
said-e3-9-5 = two second multiple more mistakes errors faults same both first punished different another too
said-e3-10-1 = claim rest remaining all tricks mine ours laid lay down hand cards showed gave up give end exposes concede everything spread surrender throws
said-e3-10-2 = claim rest remaining all tricks laid lay down hand cards opponent gave up against exposes everything spread
said-e3-10-3 = claim rest remaining all tricks laid lay down hand cards gave up gives over exposes concede everything spread surrender
said-e3-11-0 = always constantly keeps often turn vorbehalt gesund out every time annoying
said-e3-11-1 = provoke trick trap lured encouraged wrong made purpose lied said pretend misled mislead fooled turn
said-e3-11-2 = request urge prompt push partner say something waiting want sign nudge cough kick hints reminding
said-e3-11-3 = request demand old previous earlier allowed insists turn over last
said-e3-11-4 = shuffle pile check hide evidence cover jumbled messed destroy
said-e3-11-5 = showed hand face up open threw down dispute discussion referee deciding exposed revealed throws judge director ruling
said-e3-11-6 = hand neighbour's holds everyone visible carelessly named foreign pulled back betray spied cheating mirror glasses glimpse tilted shown flashed returned
said-e3-11-7 = said remark comment talked told gave away partner together hint groaned sighed table tells gossip signal mentions says complains moans praises tip leaked discloses
said-e3-11-8 = zero null nil replayed tie draw dealt nobody scored
said-e3-11-9 = thrown mixed threw counted agreed score gathered away packed swept
said-e3-11-10 = bystander onlooker kibitzer audience outsider advice meddled table watching guest neighbouring visitor behind tells tip
said-e3-11-11 = cursed shouted yelled idiot stupid rude offensive names attack threatened bully fool moron called aggressive
said-e3-11-12 = noise noisy loud phone mobile rings talking chat music drunk smoking discussion texting nuisance
said-e3-11-13 = arrived came minutes missing absent break start beginning punctual delayed appear gone left tardy waiting shows disappeared overslept
said-e3-11-14 = deliberately intentionally loses throw sabotage nonsense calls solos last unwinnable tanking silly crazy stupid
said-e3-11-15 = greedy insists demanding keeps every time referee petty trifle always calls nitpicking pedantic hunting
said-e3-11-16 = persuade talked pressure intimidate discourage out urged comment hinder let convince dissuade stopped asking begged
said-e3-12-1 = add score count disagreement disagree agree many value worth sum total miscalculated wrong
said-e3-12-2 = winner won lost win knows disagree dispute argument majority vote reconstruct count trick points result contested both claims recount
said-e3-12-3 = bonus extra fox caught captured doppelkopf charlie disagree dispute argument agree majority contested count
said-e3-12-4 = entry written write wrote noted list score sheet scorer column mistake forgotten forgot record scoresheet typo
said-e3-12-5 = time up over expired played another continued bell struck clock extra dealing gong deadline late begun
said-e3-12-6 = signature unsigned initialled off confirmed countersigned initials autograph
said-e5-3 = left lying look through counted soloist
said-e9-1 = fair counting aloud loud trumps gestures manners behaviour signs
said-e9-2 = harmless influence trivial class
said-e9-3 = small light three points class
said-e9-4 = grave stop abandoned twelve points class
said-e9-5 = unsportsmanlike cheat warning caution disqualified expelled
said-e9-6 = protest objection right time deadline too late forfeited
said-e004-abbruch = stop abandoned reconstruct revealed cards
said-e004-unsportlich = counting aloud three points
