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
said-e2-1-1 = procedure breach process steps order check referee ruling decide handle filter mitigation
said-e3-1-1 = ask answer whose trick belongs refuse silent tell current running last down lied owner hearts ten ace claims says
said-e3-1-2 = stop wait warn turn lead suit left none more sure hearts spades clubs careful hold keep kept almost avoid
said-e3-1-3 = already won lost over settled points 121 120 enough completed tricks absage moment winner reached definite
said-e3-1-4 = team party partner partnership together re kontra queen clubs wrong false call whose pair teammate
said-e3-1-5 = already won lost over settled long before mistake error afterwards after three points stop matter finished clear result
said-e3-1-6 = rest anyway certain sure irrelevant matter whatever highest trumps left win every unbeatable cannot lose top takes
said-e3-1-7 = bonus extra fox doppelkopf charlie jack clubs last sure count shortened charly karlchen score
said-e3-1-8 = pointed told mentioned remark said turn wrong take back took exchange penalty friendly lenient forgive correct
said-e3-1-9 = pointed told mentioned said early turn stays valid nobody penalty played ahead forward lenient forgive card
said-e3-1-10 = pointed told mentioned said follow suit hearts spades penalty exchange take back lenient forgive card
said-e3-2-1 = draw drawn drew seating plan pairings computer software tables assigned round club swap allocation organiser director lots wrongly
said-e3-2-2 = seat wrong sit sat place chair swapped order around mixed positions switched
said-e3-2-3 = table wrong other another else's number sat sit down club mate lost strange joined
said-e3-2-4 = dealer wrong turn shuffled redeal cards gave cut twice distributed
said-e3-3-1 = weg weiter gesund instead pass fine nothing word expression said says nod knocks okay table
said-e3-3-2 = slip tongue corrected immediately misspoke mistake wrong word meant gesund vorbehalt query said quickly fixed
said-e3-3-3 = early speaks query too before turn gesund vorbehalt spoke said order neighbour jumped ahead hasty quickly earlier declared
said-e3-3-4 = naming immediately vorbehalt solo highest instead saying blurted already higher directly declares queens jacks suit
said-e3-3-5 = early naming hochzeit solo announced higher vorbehalt behind later spoken yet declared reveals before priority
said-e3-3-6 = order query wrong began started begins person first gesund opening left
said-e3-3-7 = rename solo change switch different another other instead mind queens jacks rather replaces diamonds hearts
said-e3-3-8 = correction solo hochzeit vorbehalt change instead after all turned converts declared
said-e3-3-9 = hochzeit gesund late correction forgot forgotten forget both queens clubs overlooked missed silent announce realised noticed remembered later
said-e3-3-10 = gesund solo late correction said wants now after all changed mind waited play forgot everyone everybody declares suddenly
said-e3-3-11 = vorbehalt gesund correction said none withdraw withdrew take back mistake after all mistaken nothing accident accidentally cancel retract
said-e3-4-1 = false lead wrong turn started first trick won last taken out
said-e3-4-2 = false lead solo wrong turn started first trick soloist opponent queens jacks
said-e3-4-3 = lead query early before everybody everyone spoken said gesund finished over vorbehalt ended yet card table skipped just
said-e3-4-4 = lead without naming vorbehalt started playing saying solo kind trump unclear ambiguous declare specify
said-e3-5-1 = call query early re kontra before everybody everyone spoken finished ended over gesund vorbehalt yet during
said-e3-5-2 = early call hochzeit partner found yet re kontra trick find before clear first steering clarification clarifying third
said-e3-5-3 = false call corrected immediately wrong slip misspoke re kontra meant instead fixed quickly
said-e3-5-4 = false call clear wrong re kontra partners known everybody knew queen clubs shown solo mixed up already obvious
said-e3-5-5 = false call unclear wrong re kontra holds queen clubs mixed up mistake side unknown thought believed without lied
said-e3-5-6 = late call absage re kontra 90 60 30 ninety sixty thirty schwarz few cards left hand second third trick missed deadline after afterwards eleven ten nine said forgot time
said-e3-5-7 = late call solo absage re kontra 90 60 30 ninety sixty soloist opponent cards after deadline said
said-e3-5-8 = reminder call hint heard hear nobody noise noisy loud understood told already re repeat misheard missed
said-e3-5-9 = repeated call absage double two times re kontra said same next stage second
said-e3-5-10 = simultaneous call reply same time moment both together re kontra absage once
said-e3-5-11 = reply repeated answer counter call second time responded response double
said-e3-6-1 = last trick threw turn final card early end
said-e3-6-2 = played turn out early order ahead before others down too hasty impatient card jumped quick fast wait skipped lay neighbour sooner right
said-e3-6-3 = played turn out solo early order ahead before card down too soloist opponent
said-e3-7-1 = follow suit corrected time failed immediately noticed took back wrong card exchanged right trick picked swap mixed mistake replaced realises before next
said-e3-7-2 = follow suit corrected time solo failed immediately noticed took back wrong card exchanged right soloist opponent swap mistake replaced
said-e3-8-1 = follow suit failed trumped ruffed hearts spade clubs discarded later found noticed trick wrong card off-suit void show turned threw away
said-e3-8-2 = follow suit solo failed trumped ruffed discarded later found soloist opponent against void queens jacks
said-e3-9-1 = reminder card doppelkopf fox captured remember caught open face up left marker sideways turned
said-e3-9-2 = uncover look earlier trick old previous last turned over pile checked through flipped lifted examined
said-e3-9-3 = two cards fall stuck together same time once visible accidentally table floor face both stick played
said-e3-9-4 = number cards too many few extra missing short eleven thirteen 11 13 count miscounted misdeal misdealt left over wrong floor ten surplus hand shortage
said-e3-9-5 = several breaches two second multiple more mistakes errors faults same both first punished different another too
said-e3-10-1 = shorten claim rest remaining all tricks mine ours laid lay down hand cards showed gave up give end exposes concede everything spread surrender throws
said-e3-10-2 = shorten solo kontra claim rest remaining all tricks laid lay down hand cards opponent gave up against exposes everything spread
said-e3-10-3 = shorten solo soloist claim rest remaining all tricks laid lay down hand cards gave up gives over exposes concede everything spread surrender
said-e3-11-0 = repeated early query speaks always constantly keeps often turn vorbehalt gesund out every time annoying
said-e3-11-1 = incite false lead provoke trick trap lured encouraged wrong made purpose lied said pretend misled mislead fooled turn
said-e3-11-2 = asked call request urge prompt push partner say something waiting want sign nudge cough kick hints reminding
said-e3-11-3 = asked show trick see longer request demand old previous earlier allowed insists turn over last
said-e3-11-4 = mix own tricks reconstruct shuffle pile check hide evidence cover jumbled messed destroy
said-e3-11-5 = uncover cards claim decision before showed hand face up open threw down dispute discussion referee deciding exposed revealed throws judge director ruling
said-e3-11-6 = show cards look hand neighbour's holds everyone visible carelessly named foreign pulled back betray spied cheating mirror glasses glimpse tilted shown flashed returned
said-e3-11-7 = reveal utterance said remark comment talked told gave away partner together hint groaned sighed table tells gossip signal mentions says complains moans praises tip leaked discloses
said-e3-11-8 = points repeated 0 zero null nil replayed tie draw dealt nobody scored
said-e3-11-9 = together cards before result confirmed thrown mixed threw counted agreed score gathered away packed swept
said-e3-11-10 = spectator interfered bystander onlooker kibitzer audience outsider advice meddled table watching guest neighbouring visitor behind tells tip next told
said-e3-11-11 = insult verbal cursed shouted yelled idiot stupid rude offensive names attack threatened bully fool moron called aggressive
said-e3-11-12 = disturbance noise noisy loud phone mobile rings talking chat music drunk smoking discussion texting nuisance rang during
said-e3-11-13 = late round arrived came minutes missing absent break start beginning punctual delayed appear gone left tardy waiting shows disappeared overslept smoking
said-e3-11-14 = purpose badly place deliberately intentionally loses throw sabotage nonsense calls solos last unwinnable tanking silly crazy stupid
said-e3-11-15 = greed penalty points greedy insists demanding keeps every time referee petty trifle always calls nitpicking pedantic hunting
said-e3-11-16 = influence claim persuade talked pressure intimidate discourage out urged comment hinder let convince dissuade stopped asking begged told
said-e3-12-1 = calculation points add score count disagreement disagree agree many value worth sum total miscalculated wrong
said-e3-12-2 = outcome winner won lost win knows disagree dispute argument majority vote reconstruct count trick points result contested both claims recount
said-e3-12-3 = special point bonus extra fox caught captured doppelkopf charlie disagree dispute argument agree majority contested count
said-e3-12-4 = entered wrong entry written write wrote noted list score sheet scorer column mistake forgotten forgot record scoresheet typo
said-e3-12-5 = end round time up over expired played another continued bell struck clock extra dealing gong deadline late begun
said-e3-12-6 = signed penalty points signature unsigned initialled off confirmed countersigned initials autograph
said-e5-3 = uncollected collected tricks left lying look through counted soloist
said-e9-1 = general fair counting aloud loud trumps gestures manners behaviour signs
said-e9-2 = irrelevant harmless influence trivial class
said-e9-3 = minor breach small light three points class
said-e9-4 = serious breach grave stop abandoned twelve points class
said-e9-5 = unsporting behaviour unsportsmanlike cheat warning caution disqualified expelled
said-e9-6 = claim protest objection right time deadline too late forfeited
said-e004-abbruch = faulty house rules stop abandoned reconstruct revealed cards
said-e004-unsportlich = unsporting house rules counting aloud three points
