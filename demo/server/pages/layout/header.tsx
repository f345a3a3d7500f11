/** @jsxImportSource hono/jsx */
import { pagePath, type ShopContext } from '../../context.ts'
import type { Frame } from './frame.ts'
import { shopName } from './head.tsx'
import { Account, CartLink, LanguageButton, Languages, Search } from './header-tools.tsx'
import { Menu } from './menu.tsx'

export function Header({ c, frame }: { c: ShopContext; frame: Frame }) {
  return (
    <header class="shop-header">
      <main-nav class="shop-frame" offset="60">
        <div class="shop-header-main">
          <a class="shop-mark" href={pagePath(c, '/')}>
            <img src={`${c.get('app')}/theme/images/logo.svg`} alt="" width="40" height="40" />
            {shopName}
          </a>
          <Search c={c} />
          <LanguageButton c={c} isShort />
          <Languages c={c} />
          <Account c={c} frame={frame} />
          <CartLink c={c} frame={frame} />
          <Menu c={c} frame={frame} />
        </div>
      </main-nav>
    </header>
  )
}
