import { occasions } from './occasions.ts'

export const firings = occasions(
  'kiln',
  {
    fr: ['Chaque pièce est photographiée telle qu’elle est sortie, et partie, elle ne revient pas à l’identique.'],
    nl: ['Elk stuk is gefotografeerd zoals het uit de oven kwam; wat weg is, komt nooit precies zo terug.'],
    es: ['Cada pieza está fotografiada tal como salió; la que se va no vuelve a salir igual.'],
    de: ['Jedes Stück ist fotografiert, wie es herauskam; was fort ist, kommt nie genauso wieder.'],
    it: ['Ogni pezzo è fotografato com’è uscito; quello che parte non torna mai identico.'],
    pt: ['Cada peça é fotografada tal como saiu; a que se vai não volta igual.'],
  },
  [
    {
      slug: 'firing-crackle',
      still: 'vases',
      daysAgo: 96,
      tags: ['colour', 'craft'],
      facts: {
        fr: [
          'Cinquante vases qui chantent',
          'En refroidissant, l’émail craquelé tinte pendant deux jours.',
          'Les fissures sont dans l’émail, pas dans la terre : l’eau n’y passe pas.',
        ],
        nl: [
          'Vijftig vazen die zingen',
          'Bij het afkoelen tinkelt craquelé twee dagen lang.',
          'De barstjes zitten in het glazuur, niet in de klei: er komt geen water door.',
        ],
        es: [
          'Cincuenta jarrones que cantan',
          'Al enfriarse, el esmalte craquelado tintinea dos días.',
          'Las grietas están en el esmalte, no en el barro: el agua no pasa.',
        ],
        de: [
          'Fünfzig Vasen, die singen',
          'Beim Abkühlen klingt die Craquelé-Glasur zwei Tage lang.',
          'Die Risse sind in der Glasur, nicht im Ton: Wasser geht nicht hindurch.',
        ],
        it: [
          'Cinquanta vasi che cantano',
          'Raffreddandosi, lo smalto craquelé tintinna per due giorni.',
          'Le crepe sono nello smalto, non nella terra: l’acqua non passa.',
        ],
        pt: [
          'Cinquenta jarras que cantam',
          'Ao arrefecer, o vidrado craquelê tilinta durante dois dias.',
          'As fendas estão no vidrado, não no barro: a água não passa.',
        ],
      },
    },
    {
      slug: 'firing-plates',
      still: 'tableware',
      daysAgo: 150,
      tags: ['table'],
      facts: {
        fr: [
          'Des assiettes qui s’empilent enfin',
          'Trois millimètres de pied en moins, et la pile tient droit.',
          'Il a fallu quatre essais : les deux premiers ont collé au four, le troisième penchait.',
        ],
        nl: [
          'Borden die eindelijk stapelen',
          'Drie millimeter minder voet, en de stapel staat recht.',
          'Er waren vier pogingen nodig: de eerste twee plakten in de oven vast, de derde stond scheef.',
        ],
        es: [
          'Platos que por fin se apilan',
          'Tres milímetros menos de pie, y la pila queda recta.',
          'Hicieron falta cuatro pruebas: las dos primeras se pegaron al horno, la tercera se torcía.',
        ],
        de: [
          'Teller, die sich endlich stapeln lassen',
          'Drei Millimeter weniger Fuß, und der Stapel steht gerade.',
          'Es brauchte vier Versuche: Die ersten zwei klebten im Ofen fest, der dritte stand schief.',
        ],
        it: [
          'Piatti che finalmente si impilano',
          'Tre millimetri di piede in meno, e la pila sta dritta.',
          'Ci sono volute quattro prove: le prime due si sono incollate al forno, la terza pendeva.',
        ],
        pt: [
          'Pratos que enfim se empilham',
          'Três milímetros a menos no pé, e a pilha fica direita.',
          'Foram precisas quatro tentativas: as duas primeiras colaram ao forno, a terceira entortava.',
        ],
      },
    },
    {
      slug: 'firing-lost',
      still: 'hero-square',
      daysAgo: 205,
      tags: ['craft'],
      facts: {
        fr: [
          'Une fournée perdue & ce qu’elle nous apprend',
          'Une étagère a cédé à 1 240 degrés : moins de 5 % sauvés.',
          'Nous avons changé de fournisseur d’étagères et gardé une théière fondue, pour mémoire, à l’entrée.',
        ],
        nl: [
          'Een verloren stook & wat wij ervan leren',
          'Een plaat brak bij 1240 graden: minder dan 5 % gered.',
          'Wij kopen onze platen nu elders en bewaren één gesmolten theepot bij de ingang, ter herinnering.',
        ],
        es: [
          'Una hornada perdida & lo que nos enseña',
          'Un estante cedió a 1240 grados: se salvó menos del 5 %.',
          'Hemos cambiado de proveedor de estantes y guardamos una tetera fundida en la entrada, de recuerdo.',
        ],
        de: [
          'Ein verlorener Brand & was er uns lehrt',
          'Eine Platte brach bei 1240 Grad: weniger als 5 % gerettet.',
          'Wir kaufen die Platten jetzt anderswo und haben eine geschmolzene Teekanne behalten, am Eingang, zur Erinnerung.',
        ],
        it: [
          'Un’infornata persa & che cosa ci insegna',
          'Un ripiano ha ceduto a 1240 gradi: salvato meno del 5 %.',
          'Abbiamo cambiato fornitore di ripiani e tenuto una teiera fusa all’ingresso, per ricordo.',
        ],
        pt: [
          'Uma fornada perdida & o que nos ensina',
          'Uma prateleira cedeu a 1240 graus: salvou-se menos de 5 %.',
          'Mudámos de fornecedor de prateleiras e guardámos um bule derretido à entrada, para lembrar.',
        ],
      },
    },
    {
      slug: 'firing-mugs',
      still: 'tea-and-coffee',
      daysAgo: 300,
      tags: ['gift', 'table'],
      facts: {
        fr: [
          'Six cents tasses, une seule anse',
          'La même anse pour toutes : deux doigts y passent, pas trois.',
          'Nous l’avons fait essayer à trente mains, de la plus petite à la plus grande.',
        ],
        nl: [
          'Zeshonderd koppen, één oor',
          'Hetzelfde oor voor allemaal: er gaan twee vingers door, geen drie.',
          'Dertig handen hebben het geprobeerd, van de kleinste tot de grootste.',
        ],
        es: [
          'Seiscientas tazas, una sola asa',
          'La misma asa para todas: caben dos dedos, no tres.',
          'La probaron treinta manos, de la más pequeña a la más grande.',
        ],
        de: [
          'Sechshundert Tassen, ein Henkel',
          'Derselbe Henkel für alle: Zwei Finger passen hinein, drei nicht.',
          'Dreißig Hände haben ihn ausprobiert, von der kleinsten bis zur größten.',
        ],
        it: [
          'Seicento tazze, un solo manico',
          'Lo stesso manico per tutte: ci passano due dita, non tre.',
          'L’hanno provato trenta mani, dalla più piccola alla più grande.',
        ],
        pt: [
          'Seiscentas chávenas, uma só asa',
          'A mesma asa para todas: cabem dois dedos, não três.',
          'Experimentaram-na trinta mãos, da mais pequena à maior.',
        ],
      },
    },
    {
      slug: 'firing-ash',
      still: 'decoration',
      daysAgo: 360,
      tags: ['craft', 'house'],
      facts: {
        fr: [
          'Un émail fait de cendres',
          'Le hêtre donne un vert d’eau, la vigne un gris presque bleu.',
          'Un voisin nous garde ce qui reste dans son poêle ; un seau suffit pour vingt pièces.',
        ],
        nl: [
          'Glazuur van as',
          'Beuk geeft watergroen, wijnstok een bijna blauw grijs.',
          'Een buurman bewaart voor ons wat er in zijn kachel overblijft; een emmer is genoeg voor twintig stukken.',
        ],
        es: [
          'Un esmalte hecho de cenizas',
          'El haya da un verde agua; la vid, un gris casi azul.',
          'Un vecino nos guarda lo que queda en su estufa; un cubo basta para veinte piezas.',
        ],
        de: [
          'Eine Glasur aus Asche',
          'Buche gibt Wassergrün, Rebholz ein fast blaues Grau.',
          'Ein Nachbar hebt uns auf, was in seinem Ofen bleibt; ein Eimer reicht für zwanzig Stücke.',
        ],
        it: [
          'Uno smalto fatto di cenere',
          'Il faggio dà un verde acqua, la vite un grigio quasi blu.',
          'Un vicino ci tiene da parte quello che resta nella stufa; un secchio basta per venti pezzi.',
        ],
        pt: [
          'Um vidrado feito de cinza',
          'A faia dá um verde-água, a videira um cinzento quase azul.',
          'Um vizinho guarda-nos o que fica na salamandra; um balde chega para vinte peças.',
        ],
      },
    },
    {
      slug: 'firing-lamps',
      still: 'lighting',
      daysAgo: 430,
      tags: ['light'],
      facts: {
        fr: [
          'Des abat-jour si fins qu’on y voit la main',
          'La porcelaine laisse passer la lumière à deux millimètres.',
          'Un sur trois se fend au séchage ; ceux-là repartent dans le bac à terre.',
        ],
        nl: [
          'Lampenkappen waar u uw hand doorheen ziet',
          'Porselein laat bij twee millimeter het licht door.',
          'Een op de drie barst bij het drogen; die gaan terug in de kleibak.',
        ],
        es: [
          'Pantallas tan finas que se ve la mano',
          'La porcelana deja pasar la luz con dos milímetros.',
          'Una de cada tres se agrieta al secarse; esas vuelven a la artesa del barro.',
        ],
        de: [
          'Lampenschirme, durch die man die Hand sieht',
          'Porzellan lässt bei zwei Millimetern das Licht durch.',
          'Einer von dreien reißt beim Trocknen; der kommt zurück in die Tonkiste.',
        ],
        it: [
          'Paralumi così sottili che si vede la mano',
          'A due millimetri la porcellana lascia passare la luce.',
          'Uno su tre si crepa asciugando; quelli tornano nella vasca della terra.',
        ],
        pt: [
          'Quebra-luzes tão finos que se vê a mão',
          'Com dois milímetros, a porcelana deixa passar a luz.',
          'Um em cada três racha ao secar; esses voltam para a tina do barro.',
        ],
      },
    },
    {
      slug: 'firing-first',
      still: 'glassware',
      daysAgo: 560,
      tags: ['craft', 'colour'],
      facts: {
        fr: [
          'La première fournée dans le nouveau four',
          'Deux mètres cubes, et une porte qui ferme sans coup de pied.',
          'Nous avons ouvert trop tôt, comme toujours ; rien n’a cassé, cette fois.',
        ],
        nl: [
          'De eerste stook in de nieuwe oven',
          'Twee kubieke meter, en een deur die dichtgaat zonder schop.',
          'Wij deden te vroeg open, zoals altijd; deze keer brak er niets.',
        ],
        es: [
          'La primera hornada en el horno nuevo',
          'Dos metros cúbicos, y una puerta que cierra sin patada.',
          'Abrimos demasiado pronto, como siempre; esta vez no se rompió nada.',
        ],
        de: [
          'Der erste Brand im neuen Ofen',
          'Zwei Kubikmeter, und eine Tür, die ohne Tritt schließt.',
          'Wir haben zu früh geöffnet, wie immer; diesmal ist nichts zerbrochen.',
        ],
        it: [
          'La prima infornata nel forno nuovo',
          'Due metri cubi, e una porta che si chiude senza calci.',
          'Abbiamo aperto troppo presto, come sempre; questa volta non si è rotto niente.',
        ],
        pt: [
          'A primeira fornada no forno novo',
          'Dois metros cúbicos, e uma porta que fecha sem pontapé.',
          'Abrimos cedo demais, como sempre; desta vez não se partiu nada.',
        ],
      },
    },
  ],
)
