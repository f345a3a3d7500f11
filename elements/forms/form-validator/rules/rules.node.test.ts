import { expect } from '@open-wc/testing'
import { RULES } from './lazy/lazy-rules.ts'
import type { Other, Subject } from './rule.ts'

type Given = {
  /** The value, or whether the checkbox is checked. */
  value: string | boolean
  params?: Record<string, string>
  others?: Record<string, Other>
  culture?: string
  type?: string
  files?: { name: string; type: string }[]
}

const subject = ({ value, params = {}, others = {}, culture = 'fr', type = 'text', files = [] }: Given): Subject => ({
  value: typeof value === 'string' ? value : value ? 'true' : '',
  isTicked: typeof value === 'boolean' ? value : undefined,
  type,
  culture,
  files,
  parameter: (name) => params[name],
  other: (reference) => others[reference],
})

const holds = (rule: string, given: Given) => RULES[rule]?.(subject(given))

/** rule · description · valid values · invalid values · parameters · other fields · culture */
type Row = [
  string,
  string,
  (string | boolean)[],
  (string | boolean)[],
  Record<string, string>?,
  Record<string, Other>?,
  string?,
]

const field = (value: string): Record<string, Other> => ({ A: { value } })
const box = (isTicked: boolean): Record<string, Other> => ({ A: { value: isTicked ? 'on' : '', isTicked } })
const on = (parameters: Record<string, string>) => ({ dependentproperty: 'A', ...parameters })

const ROWS: Row[] = [
  [
    'required',
    'wants more than white space, but no tick [FORM-21]',
    ['a', '가', true, false],
    ['', '  ', '\u3164', '\u200b \u2800'],
  ],
  ['mandatory', 'wants a value or a tick [FORM-16]', ['a', true], ['', ' ', false]],
  ['enforcetrue', 'wants the tick [FORM-20]', [true, 'True'], [false, '', 'false']],
  ['enforcetrue', 'wants it only while the other is true', [true, false], [], { other: 'A' }, box(false)],
  ['enforcetrue', 'wants it while the other is true', [true], [false], { other: 'A' }, field('True')],
  ['minlength', 'counts from its bound [FORM-21]', ['', 'abc'], ['ab'], { min: '3' }],
  ['maxlength', 'refuses longer text [FORM-03]', ['', 'abc'], ['abcd'], { max: '3' }],
  ['maxlength', 'has no bound of its own [LIMIT-105]', ['a'.repeat(10_000)], [], {}],
  ['maxlength', 'bounds nothing by 0 [FORM-01]', ['abcdef'], [], { max: '0' }],
  ['maxlength', 'bounds nothing below 0 [FORM-02]', ['abcdef'], [], { max: '-1' }],
  ['maxlength', 'bounds nothing by default [LIMIT-105]', ['a'.repeat(5_000)], []],
  ['length', 'keeps between its bounds', ['', 'ab', 'abc'], ['a', 'abcd'], { min: '2', max: '3' }],
  ['length', 'needs only one bound', ['abcd'], ['a'], { min: '2' }],
  [
    'range',
    'is inclusive, in the culture [FORM-21]',
    ['', '1', '10', '1,5'],
    ['0', '10,5', '5abc', 'x'],
    { min: '1', max: '10' },
  ],
  ['range', 'may be open above', ['1 000 000'], ['0'], { min: '1' }],
  ['range', 'reads grouped thousands of de', ['1.500'], ['15.000'], { min: '1000', max: '2000' }, {}, 'de'],
  ['regex', 'wants the whole value [FORM-10]', ['', '1234'], ['123', '12345', 'a1234'], { pattern: '^\\d{4}$' }],
  ['regex', 'anchors alternatives too', ['cat', 'dog'], ['cats', 'hotdog'], { pattern: 'cat|dog' }],
  ['regex', 'knows the servers’ flag', ['ABC'], ['1'], { pattern: '(?i)[a-z]+' }],
  ['regex', 'without a pattern words that of the field', ['a'], []],
  [
    'email',
    'trims and wants a host with a dot [FORM-08, FORM-09]',
    ['', ' a@b.com ', 'a.b+c@d-e.co.uk', 'zoé@exämple.fr', 'संपर्क@डाटामेल.भारत', 'x@கவிதை.இந்தியா'],
    ['a@b', 'a@\u0301b.com', 'abc', 'a b@c.de', 'a@b..c', '@b.com', 'a@-b.com', 'a@b@c.de'],
  ],
  [
    'url',
    'wants a whole address [FORM-21]',
    ['', 'https://a.be', 'http://a.be/x?y', 'ftp://a.be'],
    ['a.be', 'javascript:alert(1)', 'https://'],
  ],
  [
    'phone',
    'takes the signs between digits',
    ['', '+32 (0)2 123.45-67', '0221/1234', '12345 ext. 6'],
    ['abc', '+', '12a34'],
  ],
  [
    'creditcard',
    'checks the last digit [FORM-21]',
    ['', '4111 1111 1111 1111', '5500-0000-0000-0004'],
    ['4111 1111 1111 1112', '0', 'abcd'],
  ],
  ['number', 'takes a dot [FORM-04]', ['', '1.5', '-3', '10', '.5'], []],
  ['number', 'takes a comma [FORM-05]', ['1,5', '-0,25'], []],
  ['number', 'refuses all else [FORM-06]', [], ['1a', 'a', '1.234,5', '1 000', '1,', '1e3', '--1']],
  ['digits', 'takes only digits [FORM-21]', ['', '0123'], ['1.5', '-1', 'a']],
  ['date', 'is read in fr [FORM-07]', ['', '31/12/2024', '1/2/24'], ['12/31/2024', '31/02/2026', '2024-12-31']],
  ['date', 'is read in de [FORM-07]', ['31.12.2024'], ['31/12/2024'], {}, {}, 'de'],
  [
    'password',
    'wants length, signs and a pattern',
    ['', 'abc-def1'],
    ['ab-1', 'abcdefg1'],
    { min: '6', nonalphamin: '1', regex: '.*\\d' },
  ],
  ['fileextensions', 'knows the ending', ['', 'a.PNG', 'b.jpg'], ['a.gif', 'png'], { extensions: '.png,.jpg' }],
  ['extension', 'knows bars and bare endings', ['a.png'], ['a.gif'], { extension: 'png|jpg' }],
  ['equalto', 'wants the same text [FORM-21]', ['abc'], ['ABC', ''], { other: 'A' }, field('abc')],
  ['notequalto', 'differs from the listed field [FORM-11]', ['', 'abd'], ['abc', 'ABC'], on({}), field('abc')],
  ['notequalto', 'compares numbers as numbers', ['5,1'], ['5,0', '5'], on({}), field('5.0')],
  [
    'notequalto',
    'differs from each of multiple fields [FORM-12]',
    ['c'],
    ['a', 'b'],
    { dependentproperty: 'A, B' },
    { A: { value: 'a' }, B: { value: 'b' } },
  ],
  [
    'requiredif',
    'asks when the other equals [FORM-13]',
    ['x'],
    ['', ' '],
    on({ comparison: 'isequalto', dependentvalue: 'yes' }),
    field('yes'),
  ],
  [
    'requiredif',
    'rests when the other does not equal [FORM-13]',
    ['', 'x'],
    [],
    on({ comparison: 'isequalto', dependentvalue: 'yes' }),
    field('no'),
  ],
  [
    'requiredif',
    'asks when the other differs [FORM-14]',
    ['x'],
    [''],
    on({ comparison: 'isnotequalto', dependentvalue: 'yes' }),
    field('no'),
  ],
  [
    'requiredif',
    'rests when the other does not differ [FORM-14]',
    [''],
    [],
    on({ comparison: 'isnotequalto', dependentvalue: 'yes' }),
    field('yes'),
  ],
  [
    'requiredif',
    'reads Foolproof [FORM-15]',
    ['x'],
    [''],
    on({ operator: 'NotEqualTo', dependentvalue: 'True' }),
    box(false),
  ],
  [
    'requiredif',
    'takes false for false [FORM-15]',
    ['x'],
    [''],
    on({ operator: 'EqualTo', dependentvalue: 'False' }),
    box(false),
  ],
  [
    'requiredif',
    'reads FoolProof.Core’s JSON [FORM-15]',
    ['x'],
    [''],
    on({ operator: 'EqualTo', dependentvalue: '"blue"', datatype: 'String' }),
    field('blue'),
  ],
  [
    'requiredif',
    'reads its lists [FORM-15]',
    ['x'],
    [''],
    on({ operator: 'In', dependentvalue: '["a","b"]' }),
    field('b'),
  ],
  ['requiredif', 'reads targetvalue and property', ['x'], [''], { property: 'A', targetvalue: '5' }, field('5,0')],
  ['requiredif', 'reads any value', ['x'], [''], { dependentproperty: 'A', targetvalue: '*' }, field('q')],
  [
    'requiredif',
    'reads desiredvalue and dependentupon',
    ['x'],
    [''],
    { dependentupon: 'A', desiredvalue: 'true' },
    box(true),
  ],
  [
    'requiredif',
    'reads the classic of questions and answers',
    ['x'],
    [''],
    { 'other-property': 'A', 'comparison-type': 'isnotequalto', 'other-property-value': 'q' },
    field('z'),
  ],
  [
    'requiredif',
    'reads the same mode by its other names [FORM-14]',
    ['x'],
    [''],
    on({ comparison: 'not-equal', dependentvalue: 'q' }),
    field('z'),
  ],
  [
    'requiredif',
    'matches the other by a pattern',
    ['x'],
    [''],
    on({ operator: 'RegExMatch', dependentvalue: '^a' }),
    field('abc'),
  ],
  [
    'requiredif',
    'wants a pattern under a condition',
    ['12'],
    ['', 'ab'],
    on({ operator: 'EqualTo', dependentvalue: '"q"', pattern: '^\\d+$' }),
    field('q'),
  ],
  ['requiredif', 'wants a tick of a box', [true], [false], on({ dependentvalue: 'q' }), field('q')],
  ['requiredif', 'compares a box by its value', ['x'], [''], on({ dependentvalue: 'on' }), box(true)],
  ['requiredifempty', 'asks while the other is empty', ['x'], [''], on({}), field(' ')],
  ['requiredifempty', 'rests else', [''], [], on({}), field('x')],
  ['requiredifnotempty', 'asks while the other is filled', ['x'], [''], on({}), field('x')],
  ['requiredifnotempty', 'rests else', [''], [], on({}), field('')],
  [
    'requiredor',
    'is content with this field [FORM-17], wants one of both [FORM-19]',
    ['x'],
    ['', ' '],
    on({}),
    field(''),
  ],
  ['requiredor', 'is content with the other field [FORM-18]', [''], [], on({}), field('x')],
  [
    'rangeif',
    'bounds under a condition',
    ['', '5'],
    ['11'],
    on({ dependentvalue: 'q', min: '1', max: '10' }),
    field('q'),
  ],
  ['rangeif', 'rests else', ['11'], [], on({ dependentvalue: 'q', min: '1', max: '10' }), field('z')],
  ['is', 'equals', ['a'], ['A', 'b'], on({ operator: 'EqualTo' }), field('a')],
  ['is', 'differs', ['b'], ['a'], on({ operator: 'NotEqualTo' }), field('a')],
  ['is', 'is more, as numbers', ['10'], ['9', '8'], on({ operator: 'GreaterThan' }), field('9')],
  [
    'is',
    'is less, as dates of the culture',
    ['31/01/2026'],
    ['01/02/2026', '2/2/2026'],
    on({ operator: 'LessThan' }),
    field('01/02/2026'),
  ],
  [
    'is',
    'is less, as dates of a culture with spaces in them',
    ['2026. 1. 31.'],
    ['2026. 2. 1.', '2026. 2. 2'],
    on({ operator: 'LessThan', datatype: 'Date' }),
    field('2026. 2. 1.'),
    'ko',
  ],
  [
    'is',
    'is less, as dates in Arabic digits',
    ['٣١/١/٢٠٢٦'],
    ['٢/٢/٢٠٢٦'],
    on({ operator: 'LessThan' }),
    field('١/٢/٢٠٢٦'),
    'ar-EG',
  ],
  ['number', 'has the digits of any script', ['١٢'], ['١٢a'], {}, {}, 'ar-EG'],
  [
    'is',
    'is more or the same, as times',
    ['9:30', '10:00'],
    ['09:29'],
    on({ operator: 'GreaterThanOrEqualTo', datatype: 'Time' }),
    field('09:30'),
  ],
  [
    'is',
    'is less or the same, as moments',
    ['1/1/2026 10:00'],
    ['1/1/2026 10:01'],
    on({ operator: 'LessThanOrEqualTo', datatype: 'DateTime' }),
    field('2026-01-01T10:00:00'),
  ],
  [
    'is',
    'compares as text when its parameter says so',
    ['9'],
    ['1'],
    on({ operator: 'GreaterThan', datatype: 'String' }),
    field('10'),
  ],
  ['is', 'matches', ['abc'], ['cba'], on({ operator: 'RegExMatch' }), field('^a')],
  ['is', 'does not match', ['cba'], ['abc'], on({ operator: 'NotRegExMatch' }), field('^a')],
  ['is', 'is among the other’s', ['a', 'b'], ['c'], on({ operator: 'In' }), field('a,b')],
  ['is', 'is not among the other’s', ['c'], ['a'], on({ operator: 'NotIn' }), field('["a","b"]')],
  [
    'is',
    'passes on empty when it may',
    ['', '5'],
    ['1'],
    on({ operator: 'GreaterThan', passonnull: 'True' }),
    field('3'),
  ],
  ['is', 'does not pass on empty else', ['5'], [''], on({ operator: 'GreaterThan', passonnull: 'False' }), field('3')],
  ['is', 'compares with a given value', ['5'], ['1'], { operator: 'GreaterThan', dependentvalue: '3' }],
  ['is', 'compares boxes', [true], [false], on({ operator: 'EqualTo' }), box(true)],
  [
    'predicate',
    'joins rules by or',
    ['a@b.be', '123'],
    ['abc'],
    { logicaloperator: 'Or', operands: '[{"method":"email"},{"method":"digits"}]' },
  ],
  [
    'predicate',
    'joins rules by and, with parameters',
    ['1234'],
    ['123', 'abcd'],
    { logicaloperator: 'And', operands: '[{"method":"digits"},{"method":"length","params":{"min":4}}]' },
  ],
  ['predicate', 'turns a rule round', ['abc'], ['123'], { logicaloperator: 'Not', operands: '[{"method":"digits"}]' }],
  [
    'isvalid',
    'checks another field',
    ['anything'],
    [],
    { modelpropertyname: 'A', validationparams: '{"method":"digits"}' },
    field('123'),
  ],
  [
    'isvalid',
    'refuses for another field',
    [],
    ['anything'],
    { modelpropertyname: 'A', validationparams: '{"method":"digits"}' },
    field('x'),
  ],
]

// The ids of the table's rows, since a computed title cannot be searched.
describe('the rules of a form [FORM-01, FORM-02, FORM-03, FORM-04, FORM-05, FORM-06, FORM-07, FORM-08, FORM-09, FORM-10, FORM-11, FORM-12, FORM-13, FORM-14, FORM-15, FORM-16, FORM-17, FORM-18, FORM-19, FORM-20, FORM-21, LIMIT-105]', () => {
  for (const [rule, what, good, bad, params, others, culture] of ROWS) {
    it(`${rule} ${what}`, () => {
      const given = { ...(params && { params }), ...(others && { others }), ...(culture && { culture }) }
      for (const value of good) expect(holds(rule, { value, ...given }), `"${value}"`).to.equal(true)
      for (const value of bad) expect(holds(rule, { value, ...given }), `"${value}"`).to.equal(false)
    })
  }

  it('accept 13 to 19 digits of a card [LIMIT-099, LIMIT-100]', () => {
    for (const value of ['4111111111119', '4111111111111111110'])
      expect(holds('creditcard', { value }), value).to.equal(true)
    for (const value of ['411111111117', '41111111111111111115'])
      expect(holds('creditcard', { value }), value).to.equal(false)
  })

  it('are all in the table', () => {
    const tested = new Set([...ROWS.map(([rule]) => rule), 'accept'])
    expect(Object.keys(RULES).filter((rule) => !tested.has(rule))).to.deep.equal([])
  })

  it('read native fields in their own format', () => {
    expect(holds('date', { value: '2026-12-31', type: 'date' })).to.equal(true)
    expect(holds('range', { value: '1.5', type: 'number', params: { max: '1.4' }, culture: 'de' })).to.equal(false)
  })

  it('check chosen files', () => {
    const files = [{ name: 'a.png', type: 'image/png' }]
    const value = 'C:\\fakepath\\a.png'
    expect(holds('fileextensions', { value, files, params: { extensions: 'png' } })).to.equal(true)
    expect(holds('accept', { value, files, params: { mimtype: 'image/*' } })).to.equal(true)
    expect(holds('accept', { value, files, params: { mimtype: 'audio/*,text/plain' } })).to.equal(false)
  })
})
