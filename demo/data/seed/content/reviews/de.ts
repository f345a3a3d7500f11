import type { ReviewTexts } from './types.ts'

export const de: ReviewTexts = {
  names: ['Katharina W.', 'Jonas', 'Birgit H.', 'Emre Y.', 'Anke', 'Sebastian F.', 'Johanna K.', 'Lukas'],
  reviews: [
    [
      5,
      'In Wirklichkeit noch schöner',
      'Die Farben sind kräftiger als auf den Fotos. Man sieht, dass es Handarbeit ist, und verpackt war alles tadellos.',
    ],
    [
      5,
      'Ein sehr gelungenes Geschenk',
      'Zum Geburtstag verschenkt: Alle wollten wissen, woher das Stück ist. Ich bestelle wieder.',
    ],
    [5, 'Sorgfältig gearbeitet', 'Kein Makel, saubere Kanten. Ein zweites Stück ist schon bestellt.'],
    [5, 'Jeden Tag eine Freude', 'Nach einem halben Jahr kein einziger Kratzer. Es hat sofort seinen Platz gefunden.'],
    [
      4,
      'Sehr schön, nur die Lieferung dauerte',
      'Das Stück ist wunderbar. Eine gute Woche muss man einplanen; die Sendungsverfolgung stimmte.',
    ],
    [
      4,
      'Schön, aber kleiner als gedacht',
      'Ich hätte die Maße lesen sollen. Die Qualität ist gut, und die Farbe stimmt mit den Fotos überein.',
    ],
    [
      4,
      'Ungleichmäßig, und gerade das gefällt mir',
      'Jedes Stück ist ein wenig anders. Meines ist auf einer Seite heller; ich mag das, aber man sollte es wissen.',
    ],
    [
      3,
      'Für den Preis in Ordnung',
      'Schöne Form, aber die Unterseite ist etwas rau. Ich habe Filzgleiter darunter geklebt.',
      'Vielen Dank für den Hinweis. Wir haben ihn an die Werkstatt weitergegeben: Jede Unterseite wird jetzt geschliffen.',
    ],
    [
      2,
      'Der Farbton passt nicht',
      'Viel dunkler als auf meinem Bildschirm. Die Rückgabe war einfach, aber zwei Wochen waren weg.',
      'Das tut uns leid: Der Farbton ist von Stück zu Stück verschieden. Schreiben Sie uns, dann schicken wir vorab ein Foto.',
    ],
    [
      1,
      'Mit Riss angekommen',
      'Der Riss war beim Auspacken gleich zu sehen. Man hat schnell geantwortet, schade ist es trotzdem.',
      'Wir bitten um Entschuldigung. Ersatz ging am selben Tag auf den Weg, und wir verpacken jetzt stabiler.',
    ],
  ],
}
