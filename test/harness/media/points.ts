/** A carrier's details of a point (§3). */
export const DETAILS = {
  Distance: 0.35,
  Geocode: { Latitude: 45.77, Longitude: 4.83 },
  ImageURL: '/p.png',
  Comments: 'Au fond',
  StandardHoursOfOperation: 'Mo 9-18;Tu 9-18',
  Informations: 'Parking',
  LatestAirDropOffTime: '17:00',
  AdditionalChargeIndicator: true,
  SpecialInstructions: 'Carte',
  AdditionalComments: 'x',
}

export const point = (id: string, more: object = {}) => ({
  PublicAccessPointID: id,
  ConsigneeName: `Tabac ${id}`,
  Address: '98 rue du Moulin',
  PostCode: '69001',
  City: 'Lyon',
  CountryId: 1,
  PhoneNumber: '+33 1',
  PickupPointType: 'shop',
  ...DETAILS,
  ...more,
})

export const found = (...points: object[]) => ({ ResponseStatusDescription: 'Success', PickupPointViewModels: points })
