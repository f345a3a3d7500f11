import { type Element, tokensOf } from './html.ts'

/** Verbs of changes in the languages of the library, without accents and without signs between them. */
const CHANGES = new Set(
  [
    'add addtobasket addtocart addtowishlist cancel clear clearcart delete deleteaccount deleteitem empty emptycart',
    'logoff logout remove removefromcart removeitem signoff signout unsubscribe',
    'ajouter ajouteraupanier annuler deconnecter deconnexion desabonnement desabonner desinscription effacer retirer',
    'sedeconnecter supprimer vider viderlepanier viderpanier',
    'afmelden annuleren leegmaken toevoegen uitloggen uitschrijven verwijderen wissen',
    'agregar anadir anadiralcarrito borrar cancelar cerrarsesion desconectar eliminar quitar salir vaciar vaciarcarrito',
    'abbestellen abmelden ausloggen entfernen hinzufuegen hinzufugen leeren loeschen loschen stornieren',
    'aggiungi aggiungere annulla annullare cancella cancellare disconnetti elimina eliminare esci rimuovere rimuovi svuota',
    'svuotare adicionar adicionaraocarrinho apagar desinscrever esvaziar excluir limpar remover sair terminarsessao',
  ].flatMap((line) => line.split(' ')),
)

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^\p{Letter}\p{Number}]/gu, '')
    .toLowerCase()

/** The path as text; an address may contain escapes that are no text. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** True for a link of which a GET may change something, or that the shop asks programs not to follow. */
export function mayChange(link: Element, url: URL): boolean {
  const parts = [...decoded(url.pathname).split('/'), ...[...url.searchParams].flat()]
  return tokensOf(link, 'rel').includes('nofollow') || parts.some((part) => CHANGES.has(plain(part)))
}
