/** @jsxImportSource hono/jsx */

export const Facts = ({ facts }: { facts: (readonly [name: string, value: string])[] }) => (
  <dl class="fact-list">
    {facts.map(([name, value]) => (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
