type TownName = { name: string; latitude: number; longitude: number }

const written: [name: string, latitude: number, longitude: number][] = [
  ['Lyon', 45.764, 4.8357],
  ['Villeurbanne', 45.7719, 4.8902],
  ['Paris', 48.8566, 2.3522],
  ['Toulouse', 43.6047, 1.4442],
  ['Lille', 50.6292, 3.0573],
  ['Bruxelles · Brussel', 50.8503, 4.3517],
  ['Gent', 51.0543, 3.7174],
  ['Liège', 50.6326, 5.5797],
  ['Amsterdam', 52.3676, 4.9041],
  ['Utrecht', 52.0907, 5.1214],
  ['Berlin', 52.52, 13.405],
  ['Köln', 50.9375, 6.9603],
  ['Madrid', 40.4168, -3.7038],
  ['Barcelona', 41.3874, 2.1686],
  ['Milano', 45.4642, 9.19],
  ['Roma', 41.9028, 12.4964],
  ['Porto', 41.1579, -8.6291],
  ['Lisboa', 38.7223, -9.1393],
  ['Luxembourg', 49.6117, 6.1319],
  ['Wien', 48.2082, 16.3738],
  ['Dublin', 53.3498, -6.2603],
]

export const townNames: readonly TownName[] = written.map(([name, latitude, longitude]) => ({
  name,
  latitude,
  longitude,
}))
