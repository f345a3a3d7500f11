import 'vitrine/vitrine.css'
import { Library } from './library'

export const metadata = { title: 'Shop', icons: 'data:,' }

// Vendure has no texts for the tags.
const strings = process.env.NEXT_PUBLIC_VENDURE && (
  <script type="application/json" id="shop-strings">
    {'{}'}
  </script>
)

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {strings}
        {children}
        <Library />
      </body>
    </html>
  )
}
