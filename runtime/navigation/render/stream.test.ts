import { expect } from '@open-wc/testing'
import { cut, mountArea, renderAnswer } from '../../../test/harness/page.ts'
import { randomFrom } from '../../../test/harness/random.ts'

const documents: Record<string, string> = {
  plain: `<h1>Caf&eacute; &amp; co €😀</h1><p>One <b>two <i>three</b> four</i> five</p><!-- a <b> comment --><ul><li>a<li>b
    <ul><li>c</ul><li>d</ul>text at the end`,
  'tables with what may not be in them': `<h1>T</h1><table><caption>c</caption><tr><td>1<td>2<tr><td>3</table>
    <table>stray<b>bold<tr><td>x</td></b><div>block</div><tr><td>y</table><div><table><tbody><p>in</p><tr><td><table>
    <tr><td>deep<p>para</table><tr><th>z<select><option>1<option selected>2</select></table></div><p>end</p>`,
  'formatting across blocks': `<b>bold<p>in bold</b>after</p><a href="/a">one<div>two<a href="/b">three</a></div>four
    <p><i>x<div>y</i>z</div><section><em>a<article>b</em>c</article></section><font color=red><p>1<p>2</font>3`,
  'what the parser moves afterwards': `<b>x<div>one<p>two</p><p>three</p></b>four<p>five</p></div><p>six
    <table><tbody><tr><td>1</td><td>2</td>stray<div>block<p>a</p><p>b</p></div><i>x</i><tr><td>3</td><td>4</td></tr>late
    <b>bold</b><tr><td>5</table><i>a<section>b<div>c</div></i>d<u>e</section>f</u><p>g`,
  fields: `<form action="/a"><fieldset><legend>L</legend><label>N <input name=n value='a"b>c'></label>
    <textarea>\n<b>not bold</b> &lt;</textarea><select name=s><optgroup label=g><option>1</option></optgroup></select>
    <form action="/nested"><button>Go</button></form></fieldset><input type=radio name=r checked><input type=radio name=r>
    <datalist id=d><option value=1></datalist></form>`,
  'forms whose fields are not in them': `<table><tbody><tr><td>1</td></tr><form action="/a"><tr><td><input name=a></td></tr><tr><td>
    <button>A</button><input type=image name=i></td></tr></form></tbody></table><div><form action="/b"><input name=b></div><p><select
    name=c><option>1</select></p><ul><li><input name=d type=radio checked><li><input name=e></ul></form><input name=none><section>
    <div><form id=mine><textarea name=f></textarea></div><div><input name=elements form=""></div></section><div><output name=g></output>
    <form action="/inner"><input name=id></form></div><fieldset><input name=none></fieldset><form><div><input name=h></form></div>
    <input name=none><table><form><tr><td><form><td><input name=k></table><button>K</button>`,
  'other grammars': `<svg viewBox="0 0 1 1"><g><path d="M0 0"/><foreignObject><div>in</div></foreignObject></g></svg>
    <math><mi>x</mi></math><pre>\n  keeps\n\n  lines</pre><template><p>content</p><td>cell</template>
    <script type="application/json">{"a":"</p>"}</script><style>p > b { color: red }</style><noscript><img src=x></noscript>
    <details open><summary>s</summary>d</details><dl><dt>t<dd>d<dt>u</dl><picture><source srcset=x><img alt=""></picture>`,
  'deep and odd': `<section><div><article><header><h1>H</h1></header><div class="x > y" title='</div>'><p>p</article></div>
    </section></p></div>${'<div>'.repeat(40)}deep${'</div>'.repeat(38)}<custom-thing><div>1</div><p>2</custom-thing><br>
    &notanentity; &#x41;&#65 <x-y/>tail<hr></main><p>after</p>`,
}

const pageOf = (content: string) =>
  `<!doctype html><html lang="fr"><head><title>T</title></head><body><nav>n</nav><main><h1>H</h1>${content}</main><footer>f</footer></body></html>`

/** The result of the browser's own parser, with the content of noscript as a page with scripting has it. */
function expected(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const main = body.querySelector('main') as Element
  for (const one of main.querySelectorAll('noscript')) one.textContent = one.innerHTML
  const live = document.createElement('div')
  live.append(...main.childNodes)
  live.normalize()
  return live.innerHTML
}

function rendered(area: HTMLElement): string {
  area.normalize()
  return area.innerHTML.replaceAll(/ (id="vt-form-\d+|form="(vt-form-\d+|mine))"/g, '')
}

/** The name of each field, with the index in the page of the form that it is sent with. */
function owners(root: Element): string[] {
  const forms = [...root.querySelectorAll('form')]
  const fields = root.querySelectorAll<HTMLInputElement>('button, fieldset, input, output, select, textarea')
  return [...fields].map((field) => `${field.name} ${forms.indexOf(field.form as HTMLFormElement)}`)
}

/** The owners that the browser's own parser finds: in Chromium only that of a document with a window. */
function expectedOwners(html: string): string[] {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const page = frame.contentDocument as Document
  page.open()
  page.write(html)
  page.close()
  const found = owners(page.querySelector('main') as Element)
  frame.remove()
  return found
}

/** Parts that arrive once the heading is shown, so that each is moved by itself. */
function flowing(parts: string[]) {
  let isPlaced = false
  async function* source() {
    let hasWaited = false
    for (const part of parts) {
      yield part
      if (!isPlaced || hasWaited) continue
      hasWaited = true
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
      await new Promise((next) => setTimeout(next))
    }
  }
  const placed = () => {
    isPlaced = true
  }
  return { source: source(), placed }
}

describe('a page that is rendered while it arrives', () => {
  for (const [name, content] of Object.entries(documents)) {
    it(`equals the result of the browser's parser, wherever it is cut: ${name}`, async function () {
      this.timeout(20_000)
      const html = pageOf(content)
      const area = await mountArea()
      for (let seed = 1; seed <= 25; seed += 1) {
        const parts = cut(html, seed < 4 ? 1 : 4 * seed, randomFrom(seed))
        const { source, placed } = flowing(parts)
        await renderAnswer(area, source, { runScripts: false, placed })
        expect(rendered(area), `seed ${seed}`).to.equal(expected(html))
        expect(owners(area), `seed ${seed}`).to.deep.equal(expectedOwners(html))
      }
    })
  }

  it('is the same if the whole page arrives at once', async () => {
    const area = await mountArea()
    for (const content of Object.values(documents)) {
      await renderAnswer(area, pageOf(content), { isStreamed: false, runScripts: false })
      expect(rendered(area)).to.equal(expected(pageOf(content)))
      expect(owners(area)).to.deep.equal(expectedOwners(pageOf(content)))
    }
  })
})
