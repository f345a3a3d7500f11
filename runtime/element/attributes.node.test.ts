import { expect } from '@open-wc/testing'
import { attributeName, choice, flag, json, number, text } from './attributes.ts'

describe('the values that a field reads', () => {
  const table: [string, { parse(text: string): unknown }, [written: string, read: unknown][]][] = [
    [
      'text',
      text(''),
      [
        ['', ''],
        [' a ', ' a '],
      ],
    ],
    [
      'number',
      number(''),
      [
        ['1.5', 1.5],
        ['-2', -2],
        [' 3 ', 3],
        ['', undefined],
        [' ', undefined],
        ['12px', undefined],
        ['1,5', undefined],
        ['Infinity', undefined],
      ],
    ],
    [
      'flag',
      flag(''),
      [
        ['', true],
        ['is-open', true],
        ['true', true],
        ['False', false],
        ['false', false],
      ],
    ],
    [
      'choice',
      choice('', ['light', 'dark'], 'dark'),
      [
        ['light', 'light'],
        ['Light', undefined],
        ['', undefined],
      ],
    ],
    [
      'json',
      json('', [] as unknown[]),
      [
        ['[1]', [1]],
        ['null', null],
        ['[1', undefined],
        ['', undefined],
      ],
    ],
  ]
  for (const [kind, field, cases] of table) {
    for (const [written, read] of cases) {
      it(`${kind}: "${written}" is ${JSON.stringify(read) ?? 'wrong'}`, () => {
        expect(field.parse(written)).to.deep.equal(read)
      })
    }
  }
})

describe('the name of an attribute', () => {
  for (const [property, name] of Object.entries({
    step: 'step',
    minQty: 'min-qty',
    productID: 'product-id',
    data1Value: 'data1-value',
    'scroll-top': 'scroll-top',
  })) {
    it(`of ${property} is ${name}`, () => expect(attributeName(property)).to.equal(name))
  }
})
