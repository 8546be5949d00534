import type { RuleEntry } from '@spanish-main/kernel'

/** The Uprising. */
export const uprising = {
  'MU-1.1': {
    title: "The expansion's cards",
    says: '36 further cards, a career, two cards for Jean and two city tiles join the base game.',
  },
  'MU-1.2': {
    title: 'New ship boards',
    says: 'Everybody has a combat tile, a resistance tile and a port among the twelve upgrades.',
  },
  'MU-1.3': {
    title: 'Without the expansion',
    says: 'The port lies face down and gives an exploration and two doubloons.',
  },
  'MU-1.4': {
    title: 'Options fix the modules',
    says: 'Each scenario has its own modules; they are not chosen freely.',
  },
  'MU-1.5': {
    title: 'Random legacy tiles',
    says: 'Three cards are flipped; each puts the tile of its object from the next column on the board.',
  },
  'MU-1.6': {
    title: 'Opponents alone',
    says: 'One player meets Jean or Jacques, in cooperative scenarios always Jacques.',
  },
  'MU-2.1': {
    title: 'Dealing ports',
    says: 'Everybody keeps one of three home ports; the others leave the game.',
  },
  'MU-2.2': {
    title: 'Unlocking a port',
    says: 'Its bonus may be bought once at that moment; its effect lasts.',
  },
  'MU-2.3': {
    title: 'Antwerpen',
    says: 'In a city action a disc may be taken out of the market instead of delivering: three doubloons and three points.',
  },
  'MU-2.4': {
    title: 'Bremen and Oranjestad',
    says: 'A village action turns two tobacco into five doubloons, two corn into three combat points.',
  },
  'MU-2.5': {
    title: 'Cayman Islands',
    says: 'Cards with sugar pay for any good or object.',
  },
  'MU-2.6': {
    title: 'Genova',
    says: 'At each income two influence with the nation on fewest locations.',
  },
  'MU-2.7': {
    title: 'Kingstown, Port-Au-Prince, Yaquimel',
    says: 'Fighting with its nation, a value of two buys four doubloons and one influence.',
  },
  'MU-2.8': {
    title: 'Grand Turk, Port of Spain, Rosseau',
    says: 'Ending a movement on a marker of its nation gives two doubloons.',
  },
  'MU-2.9': {
    title: 'Nassau',
    says: 'Village actions as main action at a village are one more.',
  },
  'MU-2.10': {
    title: 'Panamá',
    says: 'An exploration of at least two spaces also rewards the last space but one, of the branch that the player says.',
  },
  'MU-2.11': {
    title: 'Porto',
    says: 'After a delivery one more card with that good may be discarded for two combat points.',
  },
  'MU-2.12': {
    title: 'Roatán',
    says: 'A figure starts on the explorer track and shares explorations; it never ends ahead of the explorer.',
  },
  'MU-2.13': {
    title: 'Ports without influence',
    says: 'Where influence counts as points, ports give points and Genova is left out unless the table wants it.',
  },
  'MU-3.1': {
    title: 'Resistance tile',
    says: 'With the module the side with the village action is up.',
    kind: 'definition',
    because: 'The module switches the rules below on.',
  },
  'MU-3.2': {
    title: 'Liberating',
    says: "A marker is liberated by a card, the tile's action, a fight against its nation; displacing is no liberation.",
  },
  'MU-3.3': {
    title: 'Resistance spaces',
    says: "A liberated marker may take one of four spaces, not beside its own nation, and gives the space's reward.",
  },
  'MU-3.4': {
    title: 'Full tile',
    says: 'With the fourth marker all leave the game: three doubloons and a point for each combat token.',
  },
  'MU-3.5': {
    title: 'Village action of the tile',
    says: 'Unlocked it gives four doubloons; then combat value three removes a marker from the village of the ship, its space rewarded twice.',
  },
  'MU-3.6': {
    title: 'Gravedigger',
    says: 'Its effect comes with each liberation, too.',
  },
  'MU-3.7': {
    title: 'Without the module',
    says: 'The upgrade gives five doubloons; liberated markers leave the game.',
  },
  'MU-4.1': {
    title: 'Uprising',
    says: 'The module comes with the resistance tile and the two actions of L40.',
    kind: 'definition',
    because: 'The scenario switches it on.',
  },
  'MU-4.2': {
    title: 'For or against',
    says: 'After the token choose a nation and whether to fight for or against it; all combats of a turn take the same side.',
  },
  'MU-4.3': {
    title: 'Fighting against',
    says: 'The printed value counts without most and fewest, influence on the token is two points each, and only the two liberations are open.',
  },
  'MU-4.4': {
    title: 'Liberating a city',
    says: 'For six, three doubloons and a point for each occupied city, and a marker of that nation leaves a city.',
  },
  'MU-4.5': {
    title: 'Liberating a village',
    says: 'For four, a marker of that nation leaves a village, with three points for each occupied neighbour.',
  },
  'MU-4.6': {
    title: 'Cards in a fight against',
    says: 'Card effects on combat work only when fighting for; combat points for starting one always come.',
  },
  'MU-5.1': {
    title: "Jacques's deck",
    says: 'Of seven A and five B cards seven stay, by level.',
  },
  'MU-5.2': {
    title: "Jacques's turn",
    says: 'He acts each time the turn comes back to the start player.',
  },
  'MU-5.3': {
    title: 'His band',
    says: 'He uses only the area whose number is that of his cards this round.',
  },
  'MU-5.4': {
    title: 'Jacques and markets',
    says: 'A disc goes into the named market if it is a city with room.',
  },
  'MU-5.5': {
    title: 'Jacques and quests',
    says: 'He takes the quest of the lowest location in range, else the top of the pile.',
  },
  'MU-5.6': {
    title: 'Jacques explores',
    says: 'He goes to a quest in reach and takes it, else the full distance by the shortest way.',
  },
  'MU-5.7': {
    title: 'Jacques ends the round',
    says: 'After one more turn of everybody, in round IV two, he ends the round for 15 points unless somebody did before.',
  },
  'MU-5.8': {
    title: "Jacques's points",
    says: 'After the interim scoring he scores his cards of the round, which go under his pile.',
  },
  'MU-5.9': {
    title: 'Comparing',
    says: 'At the end each player wins or loses five points by the explorer and five by quests.',
  },
  'MU-5.10': {
    title: 'Alone against Jacques',
    says: 'One player wins with more points than he has and what the scenario asks.',
  },
  'MU-5.11': {
    title: "Jean's Uprising cards",
    says: 'The player pays combat points; each one missing is three points for Jean.',
  },
  'MU-6.1': {
    title: 'Freeing the Caribbean',
    says: 'Combat tiles show the liberations, and everybody is dealt one of four careers.',
  },
  'MU-6.2': {
    title: 'Liberations',
    says: 'Fights are against a nation at the printed value; a city costs five, a village three, the upgrade adds one for three or two; each once a turn.',
  },
  'MU-6.3': {
    title: 'No influence',
    says: 'Each step gained is two points, each lost two less; nations are not scored.',
  },
  'MU-6.4': {
    title: 'What is ignored',
    says: 'Placing markers and rising to a rank do nothing; combat actions of cards and ports still work.',
  },
  'MU-6.5': {
    title: 'Ranks without influence',
    says: 'The Dutch city takes a marker for nothing, and ranks cannot be met.',
  },
  'MU-7.1': {
    title: 'Hints',
    says: 'Two hints lie face down on eleven locations; with two players a green space, with four the left red one is covered.',
  },
  'MU-7.2': {
    title: 'Drawing a hint',
    says: 'Where a movement ends one hint may be drawn and put on a space of its colour for its reward, not while the red spaces are full.',
  },
  'MU-7.3': {
    title: 'Removing hints',
    says: 'In the own turn a red hint leaves the card for a hand card with its object.',
  },
  'MU-7.4': {
    title: 'Found',
    says: 'The last green space filled, alone also eleven hints left, shows where Luysa is.',
  },
  'MU-7.5': {
    title: 'Freeing Luysa',
    says: 'A ship at her place pays eight combat points, or at the end one player pays 15 doubloons.',
  },
  'MU-8.1': {
    title: 'Combat by module',
    says: 'Which actions a combat offers depends on the modules.',
    kind: 'definition',
    because: 'MB-10, MU-4 and MU-6 say so one by one.',
  },
  'MU-9.1': {
    title: 'New requirements',
    says: 'A barrier crossed and a figure returned, goods, a figure for a nation, a figure beside the tokens.',
  },
  'MU-9.2': {
    title: 'Object table',
    says: 'Flip the top card of the pile, take the reward of its object, discard it.',
  },
  'MU-9.3': {
    title: 'Effects that wait',
    says: 'Five upgrades, five tokens or the green barrier move the point income once, as soon as true.',
  },
  'MU-9.4': {
    title: 'Patron',
    says: 'Two doubloons whenever anybody fights for the nation.',
  },
  'MU-9.5': {
    title: 'Two tokens',
    says: 'Draw two combat tokens, keep one, put the other under a pile.',
  },
  'MU-9.6': {
    title: 'Variety',
    says: 'At the end of the main action two or four points for two or three different village actions.',
  },
  'MU-9.7': {
    title: 'Joker',
    says: 'The bought card may be discarded in place of one good or object.',
  },
  'MU-9.8': {
    title: 'Empty village',
    says: 'Ending a movement in a village without marker gives a doubloon for each movement point, at most five.',
  },
  'MU-9.9': {
    title: 'Three ports of call',
    says: 'At the first stops at 4, 7 and 13 a disc covers the card; all three give five doubloons and five points.',
  },
  'MU-9.10': {
    title: 'Last combat action',
    says: 'A value of one and a step of influence buy an exploration of two, as last action.',
  },
  'MU-9.11': {
    title: 'Quests on a card',
    says: 'Two quests lie on the card and may each be fulfilled as last village action.',
  },
  'MU-9.12': {
    title: 'Returning a marker',
    says: 'A marker goes back to its row for seven doubloons, with the resistance tile only from there.',
  },
  'MU-9.13': {
    title: 'Points for possessions',
    says: 'Quests, tokens, combat points, figures and upgrades give a point each, synergy tokens three.',
  },
  'MU-9.14': {
    title: 'New assistants',
    says: 'Combat points and a far city action; a gift and the top quest; a reward that rises with the rounds.',
  },
  'MU-9.15': {
    title: 'New city tiles and promos',
    says: "Three doubloons for an assistant's action; two equal goods for five doubloons; the promo quest and monument.",
  },
  'MU-10.1': {
    title: 'Tile L30',
    says: 'Ending the round on 21a, once a game a disc moves here for a village action.',
  },
  'MU-10.2': {
    title: 'Tiles L31 and L32',
    says: 'Passing the ruin puts a figure on its own track, which shares explorations from the next turn.',
  },
  'MU-10.3': {
    title: 'Tiles L33, L34, L35',
    says: 'Ending a movement there offers the object table, two points for a combat point, or two doubloons for two equal goods.',
  },
  'MU-10.4': {
    title: 'Tile L36',
    says: 'The Dutch city asks once for an influence marker, five doubloons for each rank; its action pays for assistants and figures.',
  },
  'MU-10.5': {
    title: 'Tile L37',
    says: 'Once a game a disc carries the ship from 13 to 2 within its movement.',
  },
  'MU-10.6': {
    title: 'Tiles L1, L4 to L9',
    says: '17 becomes a city with a quest always renewed; other tiles add cities, some behind a barrier, and stops.',
  },
  'MU-11.1': {
    title: 'Unrest',
    says: 'Every location of the three zones starts occupied, and new markers come in rounds II to IV.',
  },
  'MU-11.2': {
    title: 'All Inclusive',
    says: 'Normal scoring with tiles L1, L30, L40 and three at random.',
  },
  'MU-11.3': {
    title: 'Cooperative',
    says: 'All win together if no marker is left and everybody has more points than Jacques.',
  },
  'MU-11.4': {
    title: 'The Rescue',
    says: 'As the cooperative game, and Luysa must be free.',
  },
  'MU-11.5': {
    title: 'Campaign',
    says: 'Games follow each other; tiles stay, and a goal decides which card comes next.',
  },
  'MU-11.6': {
    title: 'Several markers',
    says: 'A liberation removes one marker; a location with any marker is occupied.',
  },
} as const satisfies Record<string, RuleEntry>
