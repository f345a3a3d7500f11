import { occasions } from './occasions.ts'

export const markets = occasions(
  'markets',
  {
    fr: [
      'Ce que vous avez vu en ligne peut être mis de côté : écrivez-nous deux jours avant.',
      'Les prix sont ceux de la boutique, et nous emballons sur place.',
    ],
    nl: [
      'Wat u online hebt gezien, leggen wij opzij: schrijf ons twee dagen vooraf.',
      'De prijzen zijn die van de winkel, en wij pakken ter plaatse in.',
    ],
    es: [
      'Lo que haya visto en línea podemos reservárselo: escríbanos dos días antes.',
      'Los precios son los de la tienda, y embalamos allí mismo.',
    ],
    de: [
      'Was Sie im Netz gesehen haben, legen wir zurück: Schreiben Sie uns zwei Tage vorher.',
      'Die Preise sind die des Ladens, und wir packen an Ort und Stelle ein.',
    ],
    it: [
      'Quello che ha visto in linea possiamo metterlo da parte: ci scriva due giorni prima.',
      'I prezzi sono quelli del negozio, e imballiamo sul posto.',
    ],
    pt: [
      'O que viu online pode ficar reservado: escreva-nos dois dias antes.',
      'Os preços são os da loja, e embalamos no local.',
    ],
  },
  [
    {
      slug: 'market-ghent',
      still: 'lighting',
      daysAgo: 12,
      tags: ['light', 'gift'],
      facts: {
        fr: [
          'Nous serons à Gand',
          'Trois jours sur la place, sous la bâche rouge.',
          'Nous apportons les lampes, les grands plats et une caisse de pièces à petit défaut, à moitié prix.',
        ],
        nl: [
          'Wij staan in Gent',
          'Drie dagen op het plein, onder het rode zeil.',
          'Wij brengen de lampen mee, de grote schalen en een kist stukken met een foutje, voor de helft van de prijs.',
        ],
        es: [
          'Estaremos en Gante',
          'Tres días en la plaza, bajo la lona roja.',
          'Llevamos las lámparas, las fuentes grandes y una caja de piezas con un pequeño defecto, a mitad de precio.',
        ],
        de: [
          'Wir sind in Gent',
          'Drei Tage auf dem Platz, unter der roten Plane.',
          'Wir bringen die Lampen mit, die großen Platten und eine Kiste Stücke mit kleinem Fehler, zum halben Preis.',
        ],
        it: [
          'Saremo a Gand',
          'Tre giorni in piazza, sotto il telone rosso.',
          'Portiamo le lampade, i piatti grandi e una cassa di pezzi con un piccolo difetto, a metà prezzo.',
        ],
        pt: [
          'Estaremos em Gante',
          'Três dias na praça, debaixo do toldo vermelho.',
          'Levamos os candeeiros, as travessas grandes e uma caixa de peças com um pequeno defeito, a metade do preço.',
        ],
      },
    },
    {
      slug: 'market-lyon',
      still: 'tableware',
      daysAgo: 75,
      tags: ['table', 'craft'],
      facts: {
        fr: [
          'Deux jours à Lyon, au bord de la Saône',
          'Le marché des potiers, quai de la Pêcherie.',
          'Un tour sera installé derrière l’étal : à onze heures et à seize heures, Anaïs tourne un bol devant vous.',
        ],
        nl: [
          'Twee dagen in Lyon, langs de Saône',
          'De pottenbakkersmarkt, aan de Quai de la Pêcherie.',
          'Achter de kraam staat een draaischijf: om elf en om zestien uur draait Anaïs een kom terwijl u toekijkt.',
        ],
        es: [
          'Dos días en Lyon, a orillas del Saona',
          'El mercado de alfareros, en el Quai de la Pêcherie.',
          'Detrás del puesto habrá un torno: a las once y a las cuatro, Anaïs tornea un cuenco delante de usted.',
        ],
        de: [
          'Zwei Tage in Lyon, am Ufer der Saône',
          'Der Töpfermarkt am Quai de la Pêcherie.',
          'Hinter dem Stand steht eine Scheibe: Um elf und um sechzehn Uhr dreht Anaïs vor Ihren Augen eine Schale.',
        ],
        it: [
          'Due giorni a Lione, sulla Saona',
          'Il mercato dei ceramisti, al Quai de la Pêcherie.',
          'Dietro il banco ci sarà un tornio: alle undici e alle sedici Anaïs tornisce una ciotola davanti a lei.',
        ],
        pt: [
          'Dois dias em Lyon, à beira do Saône',
          'A feira dos oleiros, no Quai de la Pêcherie.',
          'Atrás da banca haverá uma roda: às onze e às dezasseis, a Anaïs faz uma taça à sua frente.',
        ],
      },
    },
    {
      slug: 'market-maastricht',
      still: 'vases',
      daysAgo: 178,
      tags: ['colour'],
      facts: {
        fr: [
          'Une première fois à Maastricht',
          'Vingt-deux potiers dans une ancienne fabrique de faïence.',
          'C’est là qu’on cuisait autrefois de la vaisselle pour toute l’Europe ; nous y montrons nos vases bleus.',
        ],
        nl: [
          'Voor het eerst in Maastricht',
          'Tweeëntwintig pottenbakkers in een oude aardewerkfabriek.',
          'Vroeger werd hier servies gebakken voor heel Europa; wij tonen er onze blauwe vazen.',
        ],
        es: [
          'Por primera vez en Maastricht',
          'Veintidós alfareros en una antigua fábrica de loza.',
          'Allí se cocía antaño vajilla para toda Europa; nosotros mostramos nuestros jarrones azules.',
        ],
        de: [
          'Zum ersten Mal in Maastricht',
          'Zweiundzwanzig Töpfereien in einer alten Steingutfabrik.',
          'Hier wurde einst Geschirr für ganz Europa gebrannt; wir zeigen dort unsere blauen Vasen.',
        ],
        it: [
          'Per la prima volta a Maastricht',
          'Ventidue ceramisti in una vecchia fabbrica di terraglia.',
          'Qui un tempo si cuocevano stoviglie per tutta l’Europa; noi mostriamo i nostri vasi blu.',
        ],
        pt: [
          'Pela primeira vez em Maastricht',
          'Vinte e dois oleiros numa antiga fábrica de faiança.',
          'Ali cozia-se outrora loiça para toda a Europa; nós mostramos as nossas jarras azuis.',
        ],
      },
    },
    {
      slug: 'market-faenza',
      still: 'decoration',
      daysAgo: 262,
      tags: ['craft'],
      facts: {
        fr: [
          'Quatre jours à Faenza',
          'La ville qui a donné son nom à la faïence.',
          'Nous y allons surtout pour apprendre : l’étal est petit, et chaque soir nous fermons une heure plus tôt.',
        ],
        nl: [
          'Vier dagen in Faenza',
          'De stad waar de faience haar naam vandaan heeft.',
          'Wij gaan er vooral heen om te leren: de kraam is klein, en elke avond sluiten wij een uur vroeger.',
        ],
        es: [
          'Cuatro días en Faenza',
          'La ciudad que dio su nombre a la fayenza.',
          'Vamos sobre todo a aprender: el puesto es pequeño, y cada tarde cerramos una hora antes.',
        ],
        de: [
          'Vier Tage in Faenza',
          'Die Stadt, von der die Fayence ihren Namen hat.',
          'Wir fahren vor allem hin, um zu lernen: Der Stand ist klein, und abends schließen wir eine Stunde früher.',
        ],
        it: [
          'Quattro giorni a Faenza',
          'La città che ha dato il nome alla faience.',
          'Ci andiamo soprattutto per imparare: il banco è piccolo, e ogni sera chiudiamo un’ora prima.',
        ],
        pt: [
          'Quatro dias em Faenza',
          'A cidade que deu o nome à faiança.',
          'Vamos lá sobretudo para aprender: a banca é pequena, e todas as tardes fechamos uma hora mais cedo.',
        ],
      },
    },
    {
      slug: 'market-koblenz',
      still: 'tea-and-coffee',
      daysAgo: 390,
      tags: ['table'],
      facts: {
        fr: [
          'Au pays du grès, près de Coblence',
          'Un week-end parmi les fours au sel.',
          'Nous échangeons volontiers : une de nos tasses contre une des vôtres, si elle a été tournée à la main.',
        ],
        nl: [
          'In het land van het steengoed, bij Koblenz',
          'Een weekend tussen de zoutovens.',
          'Ruilen mag: een kop van ons tegen een van u, als hij met de hand is gedraaid.',
        ],
        es: [
          'En la tierra del gres, cerca de Coblenza',
          'Un fin de semana entre hornos de sal.',
          'Hacemos trueque con gusto: una taza nuestra por una suya, si está torneada a mano.',
        ],
        de: [
          'Im Land des Steinzeugs, bei Koblenz',
          'Ein Wochenende zwischen Salzöfen.',
          'Wir tauschen gern: eine Tasse von uns gegen eine von Ihnen, wenn sie von Hand gedreht ist.',
        ],
        it: [
          'Nella terra del grès, vicino a Coblenza',
          'Un fine settimana tra i forni a sale.',
          'Scambiamo volentieri: una nostra tazza contro una delle sue, se è tornita a mano.',
        ],
        pt: [
          'Na terra do grés, perto de Coblença',
          'Um fim de semana entre fornos de sal.',
          'Trocamos com gosto: uma chávena nossa por uma sua, se tiver sido feita à mão na roda.',
        ],
      },
    },
    {
      slug: 'market-caldas',
      still: 'plants',
      daysAgo: 470,
      tags: ['house'],
      facts: {
        fr: [
          'Caldas da Rainha, le long du parc',
          'Nos pots à plantes font le voyage en train.',
          'Sur place, une pépinière de la ville les remplit : vous repartez avec le basilic dedans.',
        ],
        nl: [
          'Caldas da Rainha, langs het park',
          'Onze plantenpotten reizen met de trein.',
          'Een kwekerij uit de stad vult ze ter plaatse: u gaat naar huis met de basilicum erin.',
        ],
        es: [
          'Caldas da Rainha, junto al parque',
          'Nuestras macetas viajan en tren.',
          'Un vivero de la ciudad las llena allí mismo: se va a casa con la albahaca dentro.',
        ],
        de: [
          'Caldas da Rainha, am Park entlang',
          'Unsere Pflanzentöpfe reisen mit der Bahn.',
          'Eine Gärtnerei der Stadt füllt sie vor Ort: Sie gehen mit dem Basilikum darin nach Hause.',
        ],
        it: [
          'Caldas da Rainha, lungo il parco',
          'I nostri vasi per piante viaggiano in treno.',
          'Un vivaio della città li riempie sul posto: torna a casa con il basilico dentro.',
        ],
        pt: [
          'Caldas da Rainha, junto ao parque',
          'Os nossos vasos para plantas viajam de comboio.',
          'Um viveiro da cidade enche-os ali mesmo: volta para casa já com o manjericão.',
        ],
      },
    },
    {
      slug: 'market-first',
      still: 'hero-square',
      daysAgo: 600,
      tags: ['house', 'gift'],
      facts: {
        fr: [
          'Notre premier étal',
          'Une table, une nappe et quarante bols.',
          'La boutique en ligne n’existe pas encore ; venez nous dire ce que vous aimeriez y trouver.',
        ],
        nl: [
          'Onze eerste kraam',
          'Een tafel, een kleed en veertig kommen.',
          'De winkel op het net bestaat nog niet; kom ons vertellen wat u er graag zou vinden.',
        ],
        es: [
          'Nuestro primer puesto',
          'Una mesa, un mantel y cuarenta cuencos.',
          'La tienda en línea aún no existe; venga a decirnos qué le gustaría encontrar en ella.',
        ],
        de: [
          'Unser erster Stand',
          'Ein Tisch, ein Tuch und vierzig Schalen.',
          'Den Laden im Netz gibt es noch nicht; sagen Sie uns, was Sie dort gern fänden.',
        ],
        it: [
          'Il nostro primo banco',
          'Un tavolo, una tovaglia e quaranta ciotole.',
          'Il negozio in linea non esiste ancora; venga a dirci che cosa vorrebbe trovarci.',
        ],
        pt: [
          'A nossa primeira banca',
          'Uma mesa, uma toalha e quarenta taças.',
          'A loja online ainda não existe; venha dizer-nos o que gostaria de lá encontrar.',
        ],
      },
    },
  ],
)
