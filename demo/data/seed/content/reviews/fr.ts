import type { ReviewTexts } from './types.ts'

export const fr: ReviewTexts = {
  names: ['Hélène D.', 'Karim B.', 'Sophie', 'Marc L.', 'Aurélie P.', 'Thomas', 'Nadia R.', 'Julien M.'],
  reviews: [
    [
      5,
      'Encore plus belle en vrai',
      'Les couleurs sont plus profondes que sur les photos. On sent que c’est fait à la main, et l’emballage était impeccable.',
    ],
    [
      5,
      'Un cadeau très réussi',
      'Offerte pour un anniversaire : tout le monde a demandé d’où elle venait. Je reviendrai pour Noël.',
    ],
    [5, 'Travail soigné', 'Aucun défaut, des finitions très nettes. J’en reprendrai une autre.'],
    [5, 'Je ne m’en lasse pas', 'Six mois d’usage et pas une marque. Elle a trouvé sa place tout de suite.'],
    [
      4,
      'Très bien, livraison un peu longue',
      'La pièce est superbe. Comptez une bonne semaine avant de la recevoir ; le suivi était exact.',
    ],
    [
      4,
      'Belle, mais plus petite que prévu',
      'J’aurais dû lire les dimensions. La qualité est là, et la couleur correspond aux photos.',
    ],
    [
      4,
      'Irrégulière, et c’est tant mieux',
      'Chaque pièce est un peu différente. La mienne est plus claire d’un côté ; je l’aime ainsi, mais il faut le savoir.',
    ],
    [
      3,
      'Correcte pour le prix',
      'Jolie forme, mais le dessous n’est pas très lisse. J’ai ajouté des patins pour ne pas rayer la table.',
      'Merci pour votre retour. Nous avons transmis la remarque à l’atelier, qui ponce désormais chaque dessous.',
    ],
    [
      2,
      'La teinte ne correspond pas',
      'Bien plus foncée que sur mon écran. Le retour a été simple, mais j’ai perdu deux semaines.',
      'Nous sommes désolés : la teinte varie d’une pièce à l’autre. Écrivez-nous, et nous vous envoyons une photo avant l’envoi.',
    ],
    [
      1,
      'Arrivée fêlée',
      'Une fêlure visible dès l’ouverture du colis. On m’a répondu vite, mais quelle déception.',
      'Toutes nos excuses. Une nouvelle pièce est partie le jour même, et nous avons renforcé l’emballage.',
    ],
  ],
}
