import type { RuleEntry } from '@spanish-main/kernel'

/** AMB. Rulings where the rulebooks leave a point open; docs/rulings.md gives the reasons. */
export const rulings = {
  'AMB-01': {
    title: 'Flee against weather gage',
    says: 'The pirates sink the Flagship, and seize the Cargo only if they began with at least as many Ships; then both fleets go where the Treasure sends them.',
  },
  'AMB-02': {
    title: 'Sailing on without Treasure',
    says: 'When nobody holds Treasure after an interdiction, the phasing fleet may go on with its voyage; it may also stop.',
    kind: 'definition',
    see: 'F1c',
  },
  'AMB-03': {
    title: 'Captives of an enslave',
    says: 'After an enslave the Indigenous is loaded or moved to a vacant Colony of the same land zone; it cannot be liberated or armed.',
  },
  'AMB-04': {
    title: "The target's owner defends",
    says: "All free tokens of the target's owner in the land zone support the target; he may not side with the fleet.",
  },
  'AMB-05': {
    title: 'Strength in the wilderness',
    says: 'Each wilderness is an area of its own; tokens in it fight and support as in a land zone.',
    kind: 'definition',
    see: 'E5b',
  },
  'AMB-06': {
    title: 'Jesuits against unplayed Spain',
    says: 'The automatic kidnapping of unplayed Spain cannot touch Visitas of the Jesuits; it goes on to its next source.',
    kind: 'definition',
    see: 'NA-jesuits',
  },
  'AMB-07': {
    title: 'Relic for the War Coffers',
    says: 'Two Chests placed for a Relic earn no dollars, not even for the GRANDEE, but they allow the Mercantilism step.',
  },
  'AMB-08': {
    title: 'Full War Coffers',
    says: 'If no Chest could enter the War Coffers because they are full, there is no Mercantilism step.',
    kind: 'definition',
    see: 'F6b',
  },
  'AMB-09': {
    title: 'Chests run out',
    says: 'Chests are placed Good by Good in calendar order, then in Player Order, unplayed Spain last. A Colony that gets none suffers no attrition and yields no earnings.',
  },
  'AMB-10': {
    title: 'Paying against Malaria',
    says: 'In Player Order each player may pay for any Citizens, also of others. If the Pool has no Indigenous left, an unpaid Citizen is just removed and the Colony is vacant.',
  },
  'AMB-11': { title: 'No Cathedral left', says: 'Without a Cathedral token in the Pool, Literacy has no effect.' },
  'AMB-12': {
    title: 'Passengers in the Hurricane',
    says: 'Meeples on a fleet sunk by the Hurricane count as drowned, with the interdictor as the pirates.',
  },
  'AMB-13': { title: 'How long El Dorado lasts', says: 'El Dorado holds for its whole cycle, 1598 to 1601.' },
  'AMB-14': { title: '1602 is Pax', says: 'Pax begins in 1602.', kind: 'definition', see: 'B3c' },
  'AMB-15': {
    title: 'Bounty for attacking a Rebel',
    says: 'AGENT and GOVERNOR earn their $2 when the battle against a Rebel is declared, win or lose.',
  },
  'AMB-16': {
    title: 'Haven sales after the Debasement',
    says: 'CAPITANIA GENERAL may still sell Haven cards after 1624.',
    kind: 'definition',
    see: 'PR-capitania-general',
  },
  'AMB-17': {
    title: 'Equal Seamanship',
    says: 'With equal letters and different tactics nobody sinks, and the pirates seize the Cargo if they have at least as many Ships.',
  },
  'AMB-18': {
    title: 'Announcing ASIENTO',
    says: 'The owner names the Legality at any time before his fleet has used one, by an attack, a bribe or a Legal Export abroad; setting out fixes nothing. It then stays for that year.',
  },
  'AMB-19': {
    title: 'Dueling the English DIPLOMAT',
    says: "In the English edition a Nudge into the DIPLOMAT's space is blocked: the Figure stays where it is.",
  },
  'AMB-20': {
    title: 'Meeple still aboard',
    says: 'The turn cannot end while a carried Meeple has some vacant Colony to go to. If none is left, because Colonies were lost after it came aboard, it returns to the Pool or its Reserves, without a Rebel.',
  },
  'AMB-21': {
    title: 'Two victories at once',
    says: 'If several players meet their condition at the same instant, the active player wins, else the first of them in Player Order.',
  },
  'AMB-22': {
    title: 'Token victory still tied',
    says: 'If tokens and money are equal, the one earlier in Player Order wins.',
  },
  'AMB-23': {
    title: 'One heap per island',
    says: 'Treasure buried on an island is one common heap; any fleet with the Haven card may take any of it.',
    kind: 'definition',
    see: 'F6c',
  },
  'AMB-24': {
    title: 'No burying on the run',
    says: 'Pirates running for EUROPE may not bury Treasure.',
    kind: 'definition',
    see: 'SM-8',
  },
  'AMB-25': {
    title: 'Excommunicating a Callow',
    says: 'A Callow may be Excommunicated; he moves to another empty Callow space, or stays if there is none.',
  },
  'AMB-26': {
    title: 'Whom to tax',
    says: 'Only a player with money or a Relic can be taxed. After paying it is he who may place the Tax Rebel.',
  },
  'AMB-27': {
    title: 'No vacant Rebel Site',
    says: 'If a Rebel must rise and no Rebel Site is vacant, whoever would choose the Site flips one Rebel instead. Where a player only may place one, nothing happens.',
  },
  'AMB-28': {
    title: 'Several Relics on one Colony',
    says: 'A Colony may hold any number of Relics.',
    kind: 'definition',
    see: 'RS-relic',
  },
  'AMB-29': { title: 'Letter of Marque without money', says: 'Without $1 Letter of Marque cannot be used.' },
  'AMB-30': {
    title: 'Armada with an empty deck',
    says: 'If the Ship deck is out, its recycled cards are shuffled first; with none at all Armada has no effect.',
  },
  'AMB-31': {
    title: 'Fewer than three Ships with the GUILD',
    says: 'For the owner of MERCHANT GUILD every limit of three Ships is four.',
  },
  'AMB-32': {
    title: "Emigrants from another's Cathedral",
    says: "You may load a Citizen of your colour from anybody's Cathedral.",
    kind: 'definition',
    see: 'F3b',
  },
  'AMB-33': {
    title: 'PRIVATEER, Pax and rebellion',
    says: 'In Pax a PRIVATEER may attack in a rebellious land zone but cannot load there by Legal Export.',
    kind: 'definition',
    see: 'GL-pax',
  },
  'AMB-34': {
    title: 'What is Spanish for a CONQUISTADOR',
    says: 'A Site with a purple disk or Bible is Spanish. A Rebel Site, or a Site with no purple token but a Refugee, is not.',
  },
  'AMB-35': {
    title: 'SMUGGLER in his own rebellious Colony',
    says: 'He pays the Pool $1 for each piece.',
    kind: 'definition',
    see: 'F5b',
  },
  'AMB-36': {
    title: 'Purple PLUNDER at home',
    says: 'A purple PLUNDER fleet cannot load at Spanish Colonies of its own at all.',
  },
  'AMB-37': {
    title: 'When interdiction is possible',
    says: 'Opponents are asked when a fleet starts in or enters a zone and after each thing it does there. Whoever then waits is asked again when it leaves, also for EUROPE, PIRATING or to bury.',
  },
  'AMB-38': {
    title: 'Several interdictors',
    says: 'Candidates are asked in Player Order. After one interdiction is resolved, the others are asked again.',
  },
  'AMB-39': {
    title: 'Interdicting in your own turn',
    says: 'In your own sail turn you cannot interdict, except pirates on their run once your fleet is back in PIRATING.',
    kind: 'definition',
    see: 'F1b',
  },
  'AMB-40': {
    title: 'Debauchery with few Haven cards',
    says: "The three cards are drawn one by one; once the deck is empty each further one comes from a player's Hand.",
  },
  'AMB-41': {
    title: 'Too few Market cards',
    says: 'Recycled cards are shuffled in first, then whatever exists is drawn. Without a card below the display there is no buried treasure.',
  },
  'AMB-42': {
    title: 'When the Action Limit is measured',
    says: 'The Action Limit of a card is your Sway at the moment you reveal it, before its Nudge.',
  },
  'AMB-43': {
    title: 'Callow Figures and the realms',
    says: 'A Callow nudged into MUTINY or MIDLIFE CRISIS suffers the same as a Professional.',
    kind: 'definition',
    see: 'D3b-midlife',
  },
  'AMB-44': {
    title: 'When qualification is measured',
    says: 'Qualification is judged when the Peerage Action is performed, after the Nudge and everything done before it.',
    kind: 'definition',
    see: 'D3d-qual',
  },
  'AMB-45': {
    title: "Sun King's Labor, Omens and Relics",
    says: 'His Colonies use the Slave Trade fallback and are spared by Malaria, he declines the Alcabala, and Relics he loads become two Chests.',
  },
  'AMB-46': {
    title: 'Distances in solitaire',
    says: 'Distance is counted in sea zones, ignoring currents.',
    kind: 'definition',
    see: 'H3-distance',
  },
  'AMB-47': {
    title: 'Size of a Hand',
    says: 'Everybody knows how many Haven and how many Market cards each Hand holds, but not from which Market deck a card is.',
  },
  'AMB-48': {
    title: 'GOVERNOR without forts',
    says: "With no fort in the Pool the GOVERNOR's new Colony starts without one.",
  },
  'AMB-49': {
    title: 'Scope of CABAL',
    says: 'CABAL grants the abilities of colours that are played; Spain adds nothing.',
  },
  'AMB-50': {
    title: 'When Mercantile is used',
    says: 'Once per sail year, either as its sail turn begins, which then goes on from PIRATING, or right after unloading in EUROPE.',
  },
  'AMB-51': {
    title: 'Which Haven card is taken',
    says: 'With an empty Haven deck the card taken is a random Haven card of the chosen player, never a Market card.',
  },
  'AMB-52': {
    title: 'Vacant Cathedral as target',
    says: 'A vacant Cathedral counts as an occupied Site and may be attacked.',
    kind: 'definition',
    see: 'E5a',
  },
  'AMB-53': {
    title: 'Omens before other year-start effects',
    says: 'Where an Omen and an Ability both act as a year begins, the Omen comes first.',
    kind: 'definition',
    see: 'D0-omen',
  },
  'AMB-54': {
    title: 'Haven card after a failed interdiction',
    says: 'If the victim fled, the pirates re-enter PIRATING and draw a Haven card. If both settled without a battle, they never left and draw nothing.',
  },
  'AMB-55': {
    title: 'Equal sources for unplayed Spain',
    says: 'Without a Spanish player a Spanish Colony takes the nearest of equal sources, then the first on the list of Sites; the Colonies act in the order of that list. In solitaire the human chooses.',
  },
  'AMB-56': {
    title: 'Slave Rebel of an unplayed Colony',
    says: "Where the Colony's owner would choose but nobody plays it, the attacker places the Slave Rebel.",
  },
  'AMB-57': {
    title: 'Meeples lost with a beaten fleet',
    says: "A Citizen brings Ransom to the target's owner, or to the Pool if there is none, or else a Tax Rebel by the usual spread. An Indigenous goes to the Pool without a Rebel.",
  },
  'AMB-58': {
    title: 'Moving a captive in protected zones',
    says: 'Rebellion, Jesuits and PROTECTOR do not stop the attacker from moving a captive to a vacant Colony of the land zone; the MAROON KING may not do it.',
  },
  'AMB-59': {
    title: 'Cargo is pooled',
    says: 'Cargo belongs to the fleet, not to a single Galleon: losing one Galleon lowers the room by one.',
  },
  'AMB-60': {
    title: 'Salary that cannot be paid in full',
    says: 'At your own Colony the Citizen cannot be hired or unloaded without the full salary. An opponent receiving one pays what he has.',
  },
  'AMB-61': {
    title: 'Burying a part',
    says: 'Burying only a part of the Treasure is allowed as a last act: from then on the fleet may only sail, and must reach EUROPE. It can still be interdicted.',
  },
  'AMB-62': {
    title: 'Interdicting running pirates',
    says: 'The running pirates take the part of the treasure fleet; who holds the Treasure afterwards runs on. They can be met where they enter a zone and, by those who wait, where they leave it.',
    kind: 'definition',
    see: 'SM-8a',
  },
  'AMB-63': {
    title: 'One zone of respite',
    says: 'Also after a flight or a settlement the same player may not interdict the fleet again until it has sailed at least one zone.',
  },
  'AMB-64': { title: 'INCA without money', says: 'Without $2 the owner of INCA cannot choose buried treasure.' },
  'AMB-65': {
    title: 'How much the LORD takes',
    says: 'The LORD names an amount from $1 to Mercantilism, at most what the victim has. The victim may give a Relic instead.',
  },
  'AMB-66': {
    title: 'When the IRON MASK strikes',
    says: "At any moment of a play year when no card is being resolved, also in another player's turn.",
  },
  'AMB-67': {
    title: "How far natives are the MAROON KING's",
    says: 'They lend him Strength and support only: no Ransom, and others may enslave them. If they are in the target, his other tokens in the zone defend too.',
  },
  'AMB-68': {
    title: 'Melting Pot in the wilderness',
    says: 'Melting Pot does not work in wilderness; Literacy, Voodoo, Bible and Tax Revolt do.',
  },
  'AMB-69': {
    title: 'Colour of a substitute Citizen',
    says: "The Cathedral's owner picks it when Cathedrals are refilled, the acting player in Literacy and Melting Pot.",
    kind: 'definition',
    see: 'GL-token-limits',
  },
  'AMB-70': {
    title: 'Omens against PROTECTORATE and AGENT',
    says: 'The Sway and Reach set by an Omen hold for everybody, these Peerages included.',
    kind: 'definition',
    see: 'OM-comet',
  },
  'AMB-71': {
    title: 'Bargaining in the Hurricane',
    says: 'Terms can be made only before the Haven card is shown. The interdictor stays in PIRATING and draws nothing.',
  },
  'AMB-72': {
    title: 'What hurts more in Apostasy',
    says: 'For you the half with more cards, then Peerages before Ships, then a die; for his own Tableau the half with fewer, then Ships before Peerages.',
  },
  'AMB-73': {
    title: 'Excommunicating the Sun King',
    says: 'His Figure moves, but no Royalty card leaves the game: that happens only when his own Nudge causes the crisis.',
  },
  'AMB-74': {
    title: 'Sun King and Peerage Abilities',
    says: 'Each Ability has a fixed use or none (H3-abilities); a Relic he gains goes to the War Coffers as two Chests.',
  },
  'AMB-75': {
    title: 'Spanish Interdiction in detail',
    says: 'One battle per drawn card even if the course returns to the zone; a short Haven deck means fewer cards. Later battles need only one Ship left to him, and Meeples lost raise no Rebels.',
  },
  'AMB-76': {
    title: 'Sun King against Visitas',
    says: 'He may Sack a Visita without a vacant Spanish Colony; the Indigenous then goes to the Pool.',
  },
  'AMB-77': {
    title: 'Purple Refugee on your Site',
    says: 'It counts as a purple token first: it sides against you, and the Sun King cannot attack that Site.',
    kind: 'definition',
    see: 'H6b-land',
  },
  'AMB-78': {
    title: "War for the Sun King's dice",
    says: 'War or Pax is read from the year on which the Parrot stands.',
    kind: 'definition',
    see: 'B3c',
  },
  'AMB-79': {
    title: 'Display card and reshuffle',
    says: 'When recycled cards are shuffled, a card still on display stays where it is.',
    kind: 'definition',
    see: 'D2-deck',
  },
  'AMB-80': {
    title: 'Secrecy of interdiction',
    says: 'Every opponent with a fleet in PIRATING is asked, or has left standing orders; nobody is skipped because he lacks the card.',
  },
  'AMB-81': {
    title: 'One token for each Galleon',
    says: 'A Galleon holds one token at a time: what has been delivered leaves room for another load in the same turn.',
    kind: 'definition',
    see: 'GL-cargo',
  },
  'AMB-82': {
    title: 'Spanish Interdiction where you set out',
    says: 'The zone in which your course begins counts as entered: a Haven card drawn for it means a battle there, too.',
  },
  'AMB-83': {
    title: "The Sun King's list of Actions",
    says: 'His list is gone through once for each card, from first to last; an Action that became possible on the way is not taken up again. For Literacy any Colony in the land zone will do.',
  },
  'AMB-84': {
    title: 'After terms at sea',
    says: 'Whoever agrees on terms fights no battle: the pirates go back to PIRATING, as after a battle in which no Flagship sank, and the treasure fleet goes on. They have interdicted it all the same.',
  },
  'AMB-85': {
    title: "A tied bidder's bid",
    says: 'While the initiator chooses among tied bidders, none of them may give away what he has bid: whoever wins must be able to pay.',
    kind: 'definition',
    see: 'G1d',
  },
} as const satisfies Record<string, RuleEntry>
