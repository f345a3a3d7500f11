import 'vitrine/vitrine.css'
import { Library } from './library'

export const metadata = { title: 'Shop', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        {children}
        <Library />
      </body>
    </html>
  )
}
