import type { ReviewTexts } from './types.ts'

export const it: ReviewTexts = {
  names: ['Giulia M.', 'Marco', 'Francesca B.', 'Luca P.', 'Chiara', 'Davide R.', 'Elisa T.', 'Paolo'],
  reviews: [
    [
      5,
      'Dal vivo è ancora più bella',
      'I colori sono più intensi che nelle foto. Si vede che è fatta a mano, e l’imballo era perfetto.',
    ],
    [5, 'Un regalo riuscito', 'Regalata per un compleanno: tutti hanno chiesto da dove venisse. Tornerò di sicuro.'],
    [5, 'Lavoro accurato', 'Nessun difetto, finiture pulite. Ne prenderò un’altra.'],
    [5, 'Non mi stanca mai', 'Sei mesi di uso e neanche un segno. Ha trovato subito il suo posto.'],
    [
      4,
      'Molto bella, consegna un po’ lenta',
      'È splendida. Calcolate una settimana abbondante; il tracciamento era preciso.',
    ],
    [
      4,
      'Bella, ma più piccola del previsto',
      'Avrei dovuto leggere le misure. La qualità c’è, e il colore corrisponde alle foto.',
    ],
    [
      4,
      'Irregolare, ed è il suo bello',
      'Ognuna è un po’ diversa. La mia è più chiara da un lato; a me piace così, ma è bene saperlo.',
    ],
    [
      3,
      'Discreta per il prezzo',
      'Bella forma, ma il fondo non è molto liscio. Ho aggiunto dei feltrini per non graffiare il tavolo.',
      'Grazie per la segnalazione. L’abbiamo passata al laboratorio, che ora leviga ogni fondo.',
    ],
    [
      2,
      'La tinta non corrisponde',
      'Molto più scura che sul mio schermo. Il reso è stato semplice, ma ho perso due settimane.',
      'Ci dispiace: la tinta varia da un esemplare all’altro. Ci scriva e le mandiamo una foto prima della spedizione.',
    ],
    [
      1,
      'Arrivata incrinata',
      'Ho visto l’incrinatura appena aperto il pacco. Hanno risposto in fretta, ma che delusione.',
      'Ci scusiamo. La sostituzione è partita lo stesso giorno, e abbiamo rinforzato l’imballo.',
    ],
  ],
}
