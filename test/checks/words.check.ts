import { check, files, isTest, textOf } from './check.ts'

/** Words with a meaning only inside this project, and the standard term for each. */
const STANDARD: Readonly<Record<string, string>> = {
  'draw draws drawn redraw redraws': 'render',
  'hear hears heard': 'on…, subscribe',
  'tell tells told': 'notify, emit, show, warn',
  'words worded': 'text, label, message',
  'wish wishes wished': 'requested quantity',
  'life lives': 'lifecycle, lifetime',
  'rare rarely rarer': 'lazy',
  several: 'multiple',
  shelf: 'session state, stored state',
  looks: 'reads, checks (code); is, is rendered like (appearance)',
  'carry carries carried': 'has, sends, restores',
  'judge judges judged': 'validate',
  'book books': 'registry, dictionary',
  'stage glide pace paced': 'slideshow, scroll animation, scheduler',
  'offer offers': 'options, has',
  'calm calmer': 'prefersReducedMotion',
  'piece pieces': 'product, unit, part',
  'stands stand stood': 'is, is rendered, is shown',
  'house houses room rooms doors': 'project, element folder, entry',
  'wakes awake': 'is upgraded',
}
const PHRASES: readonly [RegExp, string][] = [
  [/\banswers (how|whether|what|true|false|undefined|the way|a function|its|their|them|it)\b/i, 'returns'],
  [/\b(come|comes|coming|came) late\b/i, 'arrives later, is added later, is deferred'],
  [/\bin turns?\b/i, 'one after the other, a queue'],
  [/\bgives? ?back\b/i, 'restore'],
]
const termOf = new Map(
  Object.entries(STANDARD).flatMap(([words, term]) => words.split(' ').map((word) => [word, term] as const)),
)

/** Uses that are right as they are: in `where`, as `word`. */
const ALLOWED: readonly { word: RegExp; where: RegExp; why: string }[] = [
  { word: /./, where: /^test\/checks\/words\.check\.ts$/, why: 'it names the words' },
  { word: /./, where: /^(demo|test)\/photos\//, why: 'the studio really draws pieces of clay that stand in a room' },
  {
    word: /^(wish|wishes|wished)$/,
    where:
      /^((demo|test)\/(?!data\/catalogue)|(elements|stores)\/wishlist\/|stores\/wire\.test|elements\/(generated\/|README))/,
    why: 'of wishlists; WishedDay is a field of a form',
  },
  {
    word: /^words?$/,
    where: /^(demo|test)\/.*(search|matching|preferences|products|lists|facets|fold|rows|0007|schema|shelf|catalogue)/,
    why: 'words of a search',
  },
  {
    word: /^(shelf|house)$/,
    where: /^demo\/data\/(migrations\/|migrate|schema|catalogue\/matching)|^test\/data/,
    why: 'migrations and columns keep their names',
  },
  {
    word: /^offers?$/,
    where: /^(demo\/(data\/catalogue|server\/pages\/product)\/|test\/journeys\/product-variant)/,
    why: 'an Offer of schema.org: a price',
  },
  {
    word: /^house$/,
    where: /^demo\/(server|data\/seed\/content\/tags)/,
    why: 'the field StockByWareHouse, and a tag of products',
  },
  {
    word: /^(rare|tell|stand)$/,
    where: /^(test\/data\/shelf|demo\/server\/pages\/layout\/head)/,
    why: 'a rare value; a stand-in',
  },
  { word: /^(life|draws?|drawn)$/, where: /^demo\//, why: 'still lifes, which are drawn' },
  {
    word: /^draws?$/,
    where: /^runtime\/uploads\/image\/|^test\/uploads\//,
    why: 'drawImage is the canvas’s own',
  },
  { word: /^heard$/, where: /^(demo|test\/api)\//, why: 'the field Heard of the contact form' },
  { word: /^house$/, where: /^(elements\/product|test\/harness)\//, why: 'StockByWareHouse is a name of the wire' },
  { word: /^books?$/, where: /^(demo|test\/api)\//, why: 'the demo sells books' },
  { word: /^wish$/, where: /stock-notify\.test\.ts$/, why: 'WISH-03 is the id of a requirement' },
]

const COMMENT = /(?<=^|[\s{(,])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g
const TITLE = /(?<=\b(?:it|test|describe|check|inPage|asTheBrowser)\(\s*)(['"`]).*?\1/g

/** The text of a file that a reader sees, by its offset: all prose, comments, titles of tests, and identifiers. */
function readable(file: string): string {
  const text = textOf(file)
  if (file.endsWith('.md')) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank)
  const shown = [...text.matchAll(COMMENT), ...(file.endsWith('.css') ? [] : text.matchAll(TITLE))]
  const code = file.endsWith('.css') ? blank(text) : text.replace(COMMENT, blank).replace(STRING, blank)
  return shown.reduce((all, { index, 0: part }) => all.slice(0, index) + part + all.slice(index + part.length), code)
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function findIn(file: string): string[] {
  const isAllowed = (word: string) => ALLOWED.some((one) => one.where.test(file) && one.word.test(word))
  const named = `${file.replace(/\.[a-z.]+$/, '').replace(/.*\//, '')}\n${readable(file)}`
  return named.split('\n').flatMap((line, number) => {
    const words = line.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
    const found = words.map((word) => word.toLowerCase()).filter((word) => termOf.has(word) && !isAllowed(word))
    const phrases = PHRASES.filter(([phrase]) => phrase.test(line) && !isAllowed(phrase.source))
    return [
      ...[...new Set(found)].map((word) => `${file}:${number}: "${word}": say ${termOf.get(word)}`),
      ...phrases.map(([phrase, term]) => `${file}:${number}: "${phrase.exec(line)?.[0]}": say ${term}`),
    ]
  })
}

check('code, comments and documents use standard terms', () => files(/\.(tsx?|css|md)$/).flatMap(findIn))

/** Folders whose comments and test titles have plain sentences. Add a folder once its comments are rewritten. */
const PLAIN = [
  ...['demo', 'elements', 'runtime', 'stores', 'test/api', 'test/checks', 'test/conformance', 'test/data'],
  ...['test/harness', 'test/journeys', 'test/loader', 'test/tools'],
]

/** Its comments are the sentences of the definitions. */
const GENERATED = 'elements/generated/'

/** Constructions that are hard to read, and the plain one for each. */
const CONSTRUCTIONS: readonly [RegExp, string][] = [
  [/(?:^[Ww]|[.:;!?] W)(?:hat|ho(?:se|m|ever)?)\b(?![^.?]*\?)/, 'name the thing: "The notice …", "The caller …"'],
  [/\b(?:comes|came|coming|goes|went|gone|going|stands)\b/i, 'loads, is added, is removed, is sent, is rendered …'],
  [/(?<!there )\b(?:is|are|was|were) none\b/i, 'is invalid, is missing, is not a …'],
  [/\bnobody['’]s\b|\bwhat is there\b|\bin the place of\b/i, 'belongs to no one, the present …, in place of'],
]

/** A comment as one line: without its marks, its line breaks, and code between backticks. */
const sentencesOf = (comment: string) =>
  comment
    .replace(/^\/\*+|\*\/$|^\s*(\/\/|\*) ?/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .trim()

/** Comments and test titles of a file, with their offset; comments in consecutive lines are one. */
function shownIn(file: string): { text: string; index: number }[] {
  const text = textOf(file)
  const lines = /(?<=^|\s)\/\/.*$(?:\n\s*\/\/.*$)*|(?<=^|[\s{(,])\/\*[\s\S]*?\*\//gm
  const titles = isTest(file) ? [...text.matchAll(TITLE)] : []
  return [...text.matchAll(lines), ...titles].map(({ 0: shown, index }) => ({
    text: sentencesOf(shown.replace(/^(['"`])(.*)\1$/, '$2')),
    index,
  }))
}

check('comments and test titles are plain sentences', () =>
  files(/\.(tsx?|m?js|css)$/)
    .filter((file) => PLAIN.some((folder) => file.startsWith(`${folder}/`)) && !file.startsWith(GENERATED))
    .flatMap((file) =>
      shownIn(file).flatMap(({ text, index }) =>
        CONSTRUCTIONS.filter(([construction]) => construction.test(text)).map(
          ([construction, plain]) =>
            `${file}:${textOf(file).slice(0, index).split('\n').length}: "${construction.exec(text)?.[0].trim()}": ${plain}`,
        ),
      ),
    ),
)
