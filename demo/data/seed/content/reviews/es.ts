import type { ReviewTexts } from './types.ts'

export const es: ReviewTexts = {
  names: ['Lucía G.', 'Javier', 'Marta S.', 'Íñigo R.', 'Carmen', 'Pablo T.', 'Elena V.', 'Andrés'],
  reviews: [
    [
      5,
      'Más bonita en persona',
      'Los colores son más intensos que en las fotos. Se nota que está hecha a mano, y llegó muy bien embalada.',
    ],
    [5, 'Un regalo perfecto', 'La regalé por un cumpleaños y todos preguntaron de dónde era. Volveré a comprar aquí.'],
    [5, 'Trabajo muy cuidado', 'Ni un defecto, y unos acabados limpios. Pediré otra.'],
    [5, 'Encantada con ella', 'Seis meses de uso y ni una marca. Encontró su sitio desde el primer día.'],
    [
      4,
      'Muy bien, pero tardó en llegar',
      'La pieza es preciosa. Cuente con algo más de una semana; el seguimiento era exacto.',
    ],
    [
      4,
      'Bonita, aunque más pequeña de lo que pensaba',
      'Tendría que haber leído las medidas. La calidad es buena y el color es el de las fotos.',
    ],
    [
      4,
      'Irregular, y por eso me gusta',
      'Cada pieza es un poco distinta. La mía es más clara por un lado; a mí me gusta así, pero conviene saberlo.',
    ],
    [
      3,
      'Correcta por su precio',
      'La forma es bonita, pero la base no es muy lisa. Le puse unos fieltros para no rayar la mesa.',
      'Gracias por su comentario. Lo hemos pasado al taller, que ahora lija cada base.',
    ],
    [
      2,
      'El tono no coincide',
      'Mucho más oscura que en mi pantalla. La devolución fue fácil, pero perdí dos semanas.',
      'Lo sentimos: el tono varía de una pieza a otra. Escríbanos y le enviaremos una foto antes del envío.',
    ],
    [
      1,
      'Llegó agrietada',
      'Vi la grieta nada más abrir el paquete. Contestaron rápido, pero fue una decepción.',
      'Le pedimos disculpas. Ese mismo día salió una pieza nueva, y hemos reforzado el embalaje.',
    ],
  ],
}
