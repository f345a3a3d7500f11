import type { ReviewTexts } from './types.ts'

export const nl: ReviewTexts = {
  names: ['Lotte V.', 'Pieter', 'Annelies D.', 'Bram K.', 'Sanne', 'Joris M.', 'Femke B.', 'Wout'],
  reviews: [
    [
      5,
      'In het echt nog mooier',
      'De kleuren zijn dieper dan op de foto’s. Je ziet dat het handwerk is, en alles was uitstekend verpakt.',
    ],
    [
      5,
      'Een geslaagd cadeau',
      'Gegeven voor een verjaardag: iedereen vroeg waar het vandaan kwam. Ik bestel zeker opnieuw.',
    ],
    [5, 'Mooi afgewerkt', 'Geen enkel foutje, strakke afwerking. Er komt er nog een bij.'],
    [5, 'Elke dag blij mee', 'Na een half jaar nog geen krasje. Het heeft meteen een vaste plek gekregen.'],
    [
      4,
      'Heel mooi, levering duurde even',
      'Prachtig stuk. Reken op een dikke week voor het aankomt; het volgen van de zending klopte wel.',
    ],
    [
      4,
      'Mooi, maar kleiner dan gedacht',
      'Ik had de afmetingen beter moeten lezen. De kwaliteit is goed en de kleur klopt met de foto’s.',
    ],
    [
      4,
      'Niet helemaal egaal, en dat is juist mooi',
      'Elk exemplaar is een beetje anders. Het mijne is aan één kant lichter; ik vind het zo mooi, maar je moet het weten.',
    ],
    [
      3,
      'Prima voor de prijs',
      'Mooie vorm, maar de onderkant is wat ruw. Ik heb er viltjes onder geplakt.',
      'Bedankt voor uw bericht. We hebben het doorgegeven aan het atelier: elke onderkant wordt nu geschuurd.',
    ],
    [
      2,
      'Andere kleur dan verwacht',
      'Veel donkerder dan op mijn scherm. Terugsturen ging vlot, maar ik was twee weken kwijt.',
      'Dat spijt ons: de kleur verschilt van stuk tot stuk. Schrijf ons gerust, dan sturen we vooraf een foto.',
    ],
    [
      1,
      'Gebarsten aangekomen',
      'Bij het openen van het pakket zag ik meteen een barst. Ze antwoordden snel, maar het blijft jammer.',
      'Onze excuses. Dezelfde dag is een nieuw exemplaar vertrokken, en we verpakken nu steviger.',
    ],
  ],
}
