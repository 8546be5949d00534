import type { RuleEntry } from '@spanish-main/kernel'

/** The base game. */
export const base = {
  'MB-0.1': {
    title: 'Left to right',
    says: 'Rewards written together are taken from left to right, each with everything it opens before the next.',
  },
  'MB-0.2': {
    title: 'Gains and offers',
    says: 'What only gives must be taken; what costs something or moves the explorer may be declined.',
  },
  'MB-0.3': {
    title: 'As far as possible',
    says: 'A reward that cannot be taken in full is taken as far as it goes.',
  },
  'MB-1.1': {
    title: 'Combat tokens',
    says: 'The 25 combat tokens are shuffled into two face-down piles of 13 and 12.',
  },
  'MB-1.2': {
    title: 'Quest pile',
    says: 'Quest tiles form a pile with its top tile open; three lie on the quest spaces of the explorer track.',
  },
  'MB-1.3': {
    title: 'City tiles',
    says: 'Two tiles with a helm and two without, drawn at random, lie on 4, 5, 13 and 14; the combat of 11 is printed.',
  },
  'MB-1.4': {
    title: 'Market spaces',
    says: "Each city's market has one space with one to three players and two with four.",
  },
  'MB-1.5': {
    title: 'Draw pile',
    says: 'Everybody is dealt eight A cards; the other A cards and 40 random further cards form the draw pile, four of which lie open.',
  },
  'MB-1.6': {
    title: 'Prestige row',
    says: 'Four of the eight prestige buildings lie in a row, the first face up and one more after each interim scoring.',
  },
  'MB-1.7': {
    title: 'Ownership rows',
    says: 'Each nation has 13 ownership markers in a row of seven spaces: one on the first, two on each other.',
  },
  'MB-1.8': {
    title: 'Scenario card',
    says: 'The scenario card places quests and legacy tiles and says which modules are played.',
  },
  'MB-1.9': {
    title: 'Starting position',
    says: 'Everybody starts on 1 with doubloon income 8, one combat point, two discs on each of twelve upgrades, two figures at hand, three on the career and three in the general supply.',
  },
  'MB-1.10': {
    title: 'Starting doubloons',
    says: 'Doubloons are 8, 9, 10 and 11 in turn order; who begins is drawn.',
  },
  'MB-1.11': {
    title: 'Choices before the start',
    says: 'All at once and in secret everybody keeps one of two careers, plans one of eight cards, discards three of them and keeps one of three home ports.',
  },
  'MB-1.12': {
    title: 'Alone',
    says: 'One player sets up as for two and plays against Jean or Jacques.',
  },
  'MB-2.1': {
    title: 'A turn',
    says: 'Sail, then take one main action or none, then refill the hand; play goes clockwise.',
  },
  'MB-2.2': {
    title: 'Planning',
    says: 'At any time in the own turn a hand card may go to a free slot of the planning area, where it lies open and can only be bought.',
  },
  'MB-2.3': {
    title: 'Tasks are claimed',
    says: "A career task counts the moment it is true in the owner's turn.",
  },
  'MB-2.4': {
    title: 'Refill',
    says: 'Below the hand limit of four, raised by upgrades and cards, cards are drawn from the display or unseen from the pile until it is reached.',
  },
  'MB-2.5': {
    title: 'Empty pile',
    says: 'When the pile is empty the discards are shuffled; when nothing is left nothing is drawn.',
  },
  'MB-3.1': {
    title: 'Sailing',
    says: 'A ship spends one to seven movement points along arrows, one each unless a tile says otherwise, and need not use them up.',
  },
  'MB-3.2': {
    title: 'Hands stop ships',
    says: 'The spaces 20, 21a, 21b and 22 may be entered but not passed.',
  },
  'MB-3.3': {
    title: 'Shared locations',
    says: 'Ships may share a location.',
    kind: 'definition',
    because: 'There is nothing to enforce.',
  },
  'MB-3.4': {
    title: 'The way home',
    says: 'From 20 ships reach 21a in rounds I to III, and 21b and then 22 in round IV.',
  },
  'MB-3.5': {
    title: 'Points that count',
    says: 'Village actions are counted by the movement points of the sailing of this turn.',
  },
  'MB-3.6': {
    title: 'Where a movement ends',
    says: 'What happens where a movement ends comes before the main action.',
  },
  'MB-4.1': {
    title: 'Main action',
    says: 'A city offers its action, a village its village actions, a quest and an own assistant theirs, 20 and 21b a combat or the explorer.',
  },
  'MB-4.2': {
    title: 'No action',
    says: 'The main action may be left out.',
  },
  'MB-4.3': {
    title: 'Covered villages',
    says: 'A location whose tile forbids village actions still offers quests and assistants.',
    kind: 'definition',
    because: 'No tile at hand forbids them.',
  },
  'MB-5.1': {
    title: 'Number of village actions',
    says: 'One to three movement points give one action, four to six give two, seven give three; the fast crew needs one, two and five.',
  },
  'MB-5.2': {
    title: 'Village actions',
    says: 'Take one doubloon; once a turn discard the whole hand for two; buy a card; invest in a building; or use an action of an upgrade, card, port or tile.',
  },
  'MB-5.3': {
    title: 'Buying',
    says: 'Meet the requirements, pay the cost less discounts, put the card down, take its effects in printed order, then synergy.',
  },
  'MB-5.4': {
    title: 'Lost actions',
    says: 'Village actions that are not used are lost.',
  },
  'MB-5.5': {
    title: 'Last action',
    says: 'Fulfilling a quest that lies on a card ends the series of village actions.',
  },
  'MB-5.6': {
    title: 'Village actions elsewhere',
    says: 'Village actions from rewards may be used at any place and get no extras of the main action.',
  },
  'MB-6.1': {
    title: 'Delivery',
    says: "Before a city's action a card with its good may be discarded to put a disc of an upgrade into the market, if there is room.",
  },
  'MB-6.2': {
    title: "The city's action",
    says: 'The action of the tile is optional, with or without a delivery.',
  },
  'MB-6.3': {
    title: 'Effects of cities',
    says: 'Effects on deliveries follow the delivery, effects on city actions follow the action.',
  },
  'MB-6.4': {
    title: 'City actions elsewhere',
    says: 'A city action performed from afar includes a delivery to that city.',
  },
  'MB-6.5': {
    title: 'Removing a disc',
    says: 'The player picks the upgrade; when its second disc goes it is unlocked at once.',
  },
  'MB-6.6': {
    title: 'Market discs',
    says: 'Discs in markets leave the game at the end of the round.',
  },
  'MB-6.7': {
    title: 'Homeward spaces',
    says: 'On 20 and 21b the main action is a combat or an exploration of two.',
  },
  'MB-7.1': {
    title: 'Exploring',
    says: 'The explorer moves up to the given number of spaces; occupied spaces are not counted and cannot be ended on, except the last.',
  },
  'MB-7.2': {
    title: 'Where it ends',
    says: 'Only the space where the move ends gives its reward; a quest there may be fulfilled at once and is not replaced.',
  },
  'MB-7.3': {
    title: 'Barriers',
    says: 'Crossing a barrier gives its reward, some by order of crossing, before the reward of the space.',
  },
  'MB-7.4': {
    title: 'Who is ahead',
    says: 'Of two explorers the one with the further barrier is ahead, then the one with fewer spaces to the next barrier.',
  },
  'MB-7.5': {
    title: 'The end of the track',
    says: 'Arriving gives points by order and two village actions; exploring from there gives one village action instead.',
  },
  'MB-8.1': {
    title: 'Quests',
    says: 'Each good or object is paid by a hand card that shows it, besides doubloons, combat points and figures; the tile is taken before its reward.',
  },
  'MB-8.2': {
    title: 'Quests are not replaced',
    says: 'A quest taken from a location is not replaced, except on 17 with its tile.',
  },
  'MB-8.3': {
    title: 'Effects of quests',
    says: 'Effects on quests follow the reward.',
  },
  'MB-9.1': {
    title: 'Placing an assistant',
    says: 'Buying a card with an assistant puts a figure from the supply onto one of its three locations.',
  },
  'MB-9.2': {
    title: 'Using an assistant',
    says: 'Where own assistants stand, the action of one of them may be the main action.',
  },
  'MB-9.3': {
    title: 'Figures on the board',
    says: 'Figures on the board never come back.',
  },
  'MB-10.1': {
    title: 'Starting a combat',
    says: 'Combat points for starting a combat come first, then the top token of either pile is revealed.',
  },
  'MB-10.2': {
    title: 'Combat value',
    says: "The token's number for the chosen nation, plus its bonus for most or fewest markers if the nation alone has them, plus card effects.",
  },
  'MB-10.3': {
    title: 'Raising the value',
    says: 'At any time in the combat each combat point paid and each figure returned adds one.',
  },
  'MB-10.4': {
    title: 'Combat actions',
    says: 'Influence, annexing and displacing cost combat value, each once in a combat.',
  },
  'MB-10.5': {
    title: 'Placing a marker',
    says: 'A marker comes from the left of its row onto an empty village or city; an empty row places none.',
  },
  'MB-10.6': {
    title: 'Flag bonus',
    says: "A marker put on a city gives the city's flag bonus.",
  },
  'MB-10.7': {
    title: 'End of a combat',
    says: 'The player ends it; the token goes to the ship, and what is left of the value is lost.',
  },
  'MB-10.8': {
    title: 'No token left',
    says: 'When both piles are empty all tokens are shuffled into new piles.',
  },
  'MB-11.1': {
    title: 'Ending the round',
    says: 'A ship on 21a, in round IV on 22, ends the round at once: three points, no main action, no refill.',
  },
  'MB-11.2': {
    title: 'Interim scoring',
    says: 'From the one who ended the round everybody buys a card, takes three doubloons or removes a disc; then come doubloon and point incomes.',
  },
  'MB-11.3': {
    title: 'Home again',
    says: 'Ships return to 1 and market discs leave the game.',
  },
  'MB-11.4': {
    title: 'Preparing the next round',
    says: "New quests, the next building, effects of the scenario, refilled hands, effects of a round's start.",
  },
  'MB-11.5': {
    title: 'Who begins',
    says: 'The next round goes on with the seat after the one that ended the last.',
  },
  'MB-11.6': {
    title: 'Final scoring',
    says: 'Point income, half the doubloon income, cards and buildings, their final effects, most influence, nations.',
  },
  'MB-11.7': {
    title: 'Noble rank and nation value',
    says: "Rank counts the bands reached on the track; a nation's value counts emptied spaces of its row and its standing on the map.",
  },
  'MB-11.8': {
    title: 'Synergy',
    says: 'Buying a second card or building with a symbol gives its synergy token and reward, once for each symbol.',
  },
  'MB-11.9': {
    title: 'Careers',
    says: 'A task gives its reward and frees its figure; all three give the final reward.',
  },
  'MB-11.10': {
    title: 'Prestige buildings',
    says: 'As a village action pay the cost and leave a figure, once for each player and building; points count at the end.',
  },
  'MB-11.11': {
    title: 'Winning',
    says: 'Most points win; then more doubloons, then the later place in the first turn order.',
  },
  'MB-12.1': {
    title: "Jean's deck",
    says: 'Five A cards, and with the level more B and C cards, drawn at random and reshuffled when used up.',
  },
  'MB-12.2': {
    title: 'Jean sails',
    says: 'Her card moves her one or two counted spaces: villages without a quest are not counted; from 20 on one a turn.',
  },
  'MB-12.3': {
    title: 'Jean and quests',
    says: 'On a quest she takes it and does nothing else.',
  },
  'MB-12.4': {
    title: 'Jean elsewhere',
    says: 'In a city with room she puts in a disc, else she takes the named card of the display; then she does what her card says.',
  },
  'MB-12.5': {
    title: 'Jean explores',
    says: 'She goes to the first quest in reach and takes it, else the full distance by the shortest way, without rewards.',
  },
  'MB-12.6': {
    title: 'Jean fights',
    says: 'She fights for the nation with the best value, places a marker on the lowest empty city, else village, and gains influence.',
  },
  'MB-12.7': {
    title: "Jean's income",
    says: 'One point for each card removed so far and points for discs by a table, four times.',
  },
  'MB-12.8': {
    title: "Jean's final scoring",
    says: 'Nations like a player; five for each quest; and for leads in quests, upgrades and exploration 10, 20 or 30.',
  },
  'MB-12.9': {
    title: 'Jean and tiles',
    says: 'She uses new cities, those behind a barrier only with her explorer past it, never the Dutch city.',
  },
  'MB-13.1': {
    title: 'By number of players',
    says: 'Doubloons, market spaces, new quests and markers depend on the number of players.',
    kind: 'definition',
    because: 'The tables stand in the data.',
  },
  'MB-14.1': {
    title: 'Limits',
    says: 'Combat points stop at ten; each colour has eight figures; doubloons and points have no limit.',
  },
  'MB-14.2': {
    title: 'Influence',
    says: 'Influence runs from 0 to 20; each step beyond is a point.',
  },
  'MB-14.3': {
    title: 'Paying',
    says: 'One card pays one symbol, and nothing may be overpaid.',
  },
  'MB-14.4': {
    title: 'Most and fewest',
    says: 'They need one nation alone in front, unless a rule lets the player choose.',
  },
} as const satisfies Record<string, RuleEntry>
