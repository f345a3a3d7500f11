import { occasions } from './occasions.ts'

export const portraits = occasions(
  'makers',
  {
    fr: ['L’atelier se visite le premier samedi du mois ; il suffit de sonner.'],
    nl: ['Het atelier is open op de eerste zaterdag van de maand; aanbellen volstaat.'],
    es: ['El taller se visita el primer sábado del mes; basta con llamar al timbre.'],
    de: ['Die Werkstatt ist am ersten Samstag im Monat offen; klingeln genügt.'],
    it: ['Il laboratorio si visita il primo sabato del mese; basta suonare.'],
    pt: ['A oficina visita-se no primeiro sábado do mês; basta tocar à campainha.'],
  },
  [
    {
      slug: 'maker-anais',
      still: 'tableware',
      daysAgo: 27,
      tags: ['craft', 'table'],
      facts: {
        fr: [
          'Anaïs tourne quarante bols avant midi',
          'Elle était comptable ; elle compte toujours, mais en argile.',
          'Quatre cents grammes par boule, pesés à la main, et la balance lui donne raison.',
        ],
        nl: [
          'Anaïs draait veertig kommen voor de middag',
          'Zij was boekhoudster; tellen doet zij nog steeds, maar dan in klei.',
          'Vierhonderd gram per bol, met de hand gewogen, en de weegschaal geeft haar gelijk.',
        ],
        es: [
          'Anaïs tornea cuarenta cuencos antes del mediodía',
          'Era contable; sigue contando, pero en arcilla.',
          'Cuatrocientos gramos por bola, pesados a mano, y la balanza le da la razón.',
        ],
        de: [
          'Anaïs dreht vierzig Schalen vor dem Mittag',
          'Sie war Buchhalterin; sie zählt noch immer, nur in Ton.',
          'Vierhundert Gramm je Kugel, mit der Hand gewogen, und die Waage gibt ihr recht.',
        ],
        it: [
          'Anaïs tornisce quaranta ciotole prima di mezzogiorno',
          'Faceva la contabile; conta ancora, ma in argilla.',
          'Quattrocento grammi a palla, pesati a mano, e la bilancia le dà ragione.',
        ],
        pt: [
          'A Anaïs faz quarenta taças antes do meio-dia',
          'Era contabilista; continua a contar, mas em barro.',
          'Quatrocentos gramas por bola, pesados à mão, e a balança dá-lhe razão.',
        ],
      },
    },
    {
      slug: 'maker-joris',
      still: 'glassware',
      daysAgo: 110,
      tags: ['light', 'craft'],
      facts: {
        fr: [
          'Joris souffle à deux',
          'Sans quelqu’un pour tenir la canne, pas de suspension ronde.',
          'Son frère tient la canne depuis vingt ans ; ils se parlent peu, et c’est très bien ainsi.',
        ],
        nl: [
          'Joris blaast met zijn tweeën',
          'Zonder iemand die de pijp vasthoudt, geen ronde hanglamp.',
          'Zijn broer houdt de pijp al twintig jaar vast; zij praten weinig, en dat bevalt hun goed.',
        ],
        es: [
          'Joris sopla a dúo',
          'Sin alguien que sujete la caña, no hay lámpara redonda.',
          'Su hermano sujeta la caña desde hace veinte años; hablan poco, y así les va bien.',
        ],
        de: [
          'Joris bläst zu zweit',
          'Ohne jemanden, der die Pfeife hält, keine runde Leuchte.',
          'Sein Bruder hält die Pfeife seit zwanzig Jahren; sie reden wenig, und das ist gut so.',
        ],
        it: [
          'Joris soffia in due',
          'Senza qualcuno che regga la canna, niente sospensione rotonda.',
          'Suo fratello regge la canna da vent’anni; si parlano poco, e va bene così.',
        ],
        pt: [
          'O Joris sopra a dois',
          'Sem alguém que segure a cana, não há candeeiro redondo.',
          'O irmão segura a cana há vinte anos; falam pouco, e dão-se bem assim.',
        ],
      },
    },
    {
      slug: 'maker-ines',
      still: 'vases',
      daysAgo: 165,
      tags: ['colour'],
      facts: {
        fr: [
          'Inês garde quatre cents recettes d’émail',
          'Elles tiennent dans une boîte à biscuits, sur des fiches.',
          'Chaque fiche a sa pastille cuite ; celle du bleu nuit porte le numéro 213.',
        ],
        nl: [
          'Inês bewaart vierhonderd glazuurrecepten',
          'Ze passen in een koektrommel, op kaartjes.',
          'Bij elk kaartje hoort een gebakken plaatje; dat van het nachtblauw draagt nummer 213.',
        ],
        es: [
          'Inês guarda cuatrocientas recetas de esmalte',
          'Caben en una caja de galletas, en fichas.',
          'Cada ficha tiene su muestra cocida; la del azul noche lleva el número 213.',
        ],
        de: [
          'Inês hütet vierhundert Glasurrezepte',
          'Sie passen in eine Keksdose, auf Karteikarten.',
          'Zu jeder Karte gehört ein gebranntes Plättchen; das Nachtblau trägt die Nummer 213.',
        ],
        it: [
          'Inês custodisce quattrocento ricette di smalto',
          'Stanno in una scatola di biscotti, su schede.',
          'Ogni scheda ha la sua piastrina cotta; quella del blu notte porta il numero 213.',
        ],
        pt: [
          'A Inês guarda quatrocentas receitas de vidrado',
          'Cabem numa caixa de bolachas, em fichas.',
          'Cada ficha tem a sua pastilha cozida; a do azul-noite tem o número 213.',
        ],
      },
    },
    {
      slug: 'maker-marta',
      still: 'decoration',
      daysAgo: 230,
      tags: ['gift', 'house'],
      facts: {
        fr: [
          'Marta peint sans esquisse',
          'Une feuille par trait, et jamais deux fois la même.',
          'Quand elle se trompe, elle ajoute un oiseau ; il y a beaucoup d’oiseaux.',
        ],
        nl: [
          'Marta schildert zonder schets',
          'Eén streek per blad, en nooit twee keer hetzelfde.',
          'Vergist zij zich, dan komt er een vogel bij; er zijn veel vogels.',
        ],
        es: [
          'Marta pinta sin boceto',
          'Un trazo por hoja, y nunca dos iguales.',
          'Cuando se equivoca, añade un pájaro; hay muchos pájaros.',
        ],
        de: [
          'Marta malt ohne Skizze',
          'Ein Strich je Blatt, und nie zweimal derselbe.',
          'Vertut sie sich, kommt ein Vogel dazu; es gibt viele Vögel.',
        ],
        it: [
          'Marta dipinge senza bozzetto',
          'Un tratto per foglia, e mai due volte lo stesso.',
          'Quando sbaglia, aggiunge un uccellino; ci sono molti uccellini.',
        ],
        pt: [
          'A Marta pinta sem esboço',
          'Um traço por folha, e nunca duas vezes o mesmo.',
          'Quando se engana, acrescenta um pássaro; há muitos pássaros.',
        ],
      },
    },
    {
      slug: 'maker-packers',
      still: 'hero-square',
      daysAgo: 330,
      tags: ['house'],
      facts: {
        fr: [
          'Ceux qui emballent',
          'Ils sont trois, et rien ne leur échappe des mains.',
          'Avant d’embaucher, on leur demande d’emballer un œuf ; l’œuf part par la poste.',
        ],
        nl: [
          'Zij die inpakken',
          'Ze zijn met drie, en er glipt niets uit hun handen.',
          'Wie hier wil werken, pakt eerst een ei in; dat ei gaat met de post mee.',
        ],
        es: [
          'Quienes embalan',
          'Son tres, y nada se les escapa de las manos.',
          'Antes de contratar, les pedimos que embalen un huevo; el huevo se va por correo.',
        ],
        de: [
          'Die, die einpacken',
          'Sie sind zu dritt, und nichts rutscht ihnen aus den Händen.',
          'Wer hier anfangen will, packt zuerst ein Ei ein; das Ei geht dann auf die Post.',
        ],
        it: [
          'Quelli che imballano',
          'Sono in tre, e niente sfugge loro di mano.',
          'Prima di assumerli chiediamo di imballare un uovo; l’uovo parte per posta.',
        ],
        pt: [
          'Quem embala',
          'São três, e nada lhes foge das mãos.',
          'Antes de contratar, pedimos que embalem um ovo; o ovo segue pelo correio.',
        ],
      },
    },
    {
      slug: 'maker-apprentice',
      still: 'tea-and-coffee',
      daysAgo: 410,
      tags: ['table', 'craft'],
      facts: {
        fr: [
          'Une apprentie pour deux ans',
          'Sofia a dix-neuf ans et déjà de la terre dans les cheveux.',
          'La première année on ne vend rien de ce qu’elle fait ; elle a demandé à garder une théière.',
        ],
        nl: [
          'Een leerling voor twee jaar',
          'Sofia is negentien en heeft nu al klei in haar haar.',
          'Het eerste jaar verkopen wij niets van wat zij maakt; één theepot wilde zij zelf houden.',
        ],
        es: [
          'Una aprendiza para dos años',
          'Sofia tiene diecinueve años y ya lleva barro en el pelo.',
          'El primer año no se vende nada de lo que hace; ha pedido quedarse con una tetera.',
        ],
        de: [
          'Ein Lehrling für zwei Jahre',
          'Sofia ist neunzehn und hat schon Ton im Haar.',
          'Im ersten Jahr verkaufen wir nichts von ihr; eine Teekanne wollte sie selbst behalten.',
        ],
        it: [
          'Un’apprendista per due anni',
          'Sofia ha diciannove anni e già la terra nei capelli.',
          'Il primo anno non si vende niente di quello che fa; ha chiesto di tenersi una teiera.',
        ],
        pt: [
          'Uma aprendiza para dois anos',
          'A Sofia tem dezanove anos e já anda com barro no cabelo.',
          'No primeiro ano não se vende nada do que ela faz; pediu para ficar com um bule.',
        ],
      },
    },
    {
      slug: 'maker-clay',
      still: 'plants',
      daysAgo: 520,
      tags: ['craft', 'house'],
      facts: {
        fr: [
          'D’où vient notre terre',
          'D’une carrière à quarante kilomètres, ouverte depuis 1890.',
          'Elle arrive par sacs de vingt kilos et se repose six mois à la cave avant de tourner.',
        ],
        nl: [
          'Waar onze klei vandaan komt',
          'Uit een groeve op veertig kilometer, open sinds 1890.',
          'Ze komt in zakken van twintig kilo en rust zes maanden in de kelder voor ze de schijf op mag.',
        ],
        es: [
          'De dónde viene nuestro barro',
          'De una cantera a cuarenta kilómetros, abierta desde 1890.',
          'Llega en sacos de veinte kilos y reposa seis meses en el sótano antes de ir al torno.',
        ],
        de: [
          'Woher unser Ton kommt',
          'Aus einer Grube in vierzig Kilometern, offen seit 1890.',
          'Er kommt in Säcken zu zwanzig Kilo und ruht sechs Monate im Keller, bevor er auf die Scheibe darf.',
        ],
        it: [
          'Da dove viene la nostra terra',
          'Da una cava a quaranta chilometri, aperta dal 1890.',
          'Arriva in sacchi da venti chili e riposa sei mesi in cantina prima di andare al tornio.',
        ],
        pt: [
          'De onde vem o nosso barro',
          'De um barreiro a quarenta quilómetros, aberto desde 1890.',
          'Chega em sacos de vinte quilos e repousa seis meses na cave antes de ir à roda.',
        ],
      },
    },
  ],
)
