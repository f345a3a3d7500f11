import { array, create, type Infer, nullable, optional, type Struct, string, type, unknown } from 'superstruct'
import { kindOfStatus, ShopError } from '../../runtime/request/errors.ts'
import { request } from '../../runtime/request/request.ts'
import { inSession } from './session.ts'

/** Where a client sends, as it is at each request. */
export type Endpoint = {
  /** The name of the session, for `inSession`. */
  session: string
  url(): URL
  headers(): Record<string, string>
  /** Sees the headers of each answer, for a token of the session, with those that were sent. */
  answered(headers: Headers, sent: Record<string, string>, operation: string): void
}

/** Sends one operation; `struct` reads its `data`. Throws ShopError. */
export type GraphQlClient = <T>(
  operation: string,
  struct: Struct<T, unknown>,
  variables?: Record<string, unknown>,
) => Promise<T>

const Answer = type({
  data: optional(nullable(unknown())),
  errors: optional(
    nullable(array(type({ message: string(), extensions: optional(nullable(type({ code: optional(string()) }))) }))),
  ),
})

/** The HTTP statuses of refusals, by their codes; any other code is a failure of the server. */
const STATUSES: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 401,
  ENTITY_NOT_FOUND: 404,
  USER_INPUT_ERROR: 422,
  BAD_USER_INPUT: 422,
}

/**
 * A client of a GraphQL server. It reads by GET, so that the page does not count that as a change. The loading bar
 * does not count the requests: the calls that they answer are counted.
 */
export const graphqlClient =
  ({ session, url, headers, answered }: Endpoint): GraphQlClient =>
  (operation, struct, variables = {}) => {
    const isChange = operation.trimStart().startsWith('mutation')
    const encoded = { query: operation, variables: JSON.stringify(variables) }
    return inSession(session, () => {
      const own = headers()
      return request(isChange ? 'POST' : 'GET', url(), {
        ...(isChange ? { body: { query: operation, variables } } : { query: encoded }),
        // Apollo Server refuses a GET without it, so that no form of another site can send one.
        headers: { 'Apollo-Require-Preflight': 'true', ...own },
        quiet: true,
        noCache: true,
        open: (text, response) => {
          if (response) answered(response.headers, own, operation)
          return dataOf(create(JSON.parse(text), Answer))
        },
        read: (data) => create(data, struct),
      })
    })
  }

function dataOf({ data, errors }: Infer<typeof Answer>): unknown {
  const [error] = errors ?? []
  if (!error) return data
  const status = STATUSES[error.extensions?.code ?? ''] ?? 500
  // The message is for developers; refusals that a shopper should read are data of the answer.
  throw new ShopError(kindOfStatus(status), status, error, error.message)
}
