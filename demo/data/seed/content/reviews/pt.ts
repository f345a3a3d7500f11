import type { ReviewTexts } from './types.ts'

export const pt: ReviewTexts = {
  names: ['Inês C.', 'Tiago', 'Mariana F.', 'Rui A.', 'Beatriz', 'Gonçalo P.', 'Sofia L.', 'Duarte'],
  reviews: [
    [
      5,
      'Ao vivo é ainda mais bonita',
      'As cores são mais intensas do que nas fotografias. Nota-se que é feita à mão, e vinha muito bem embalada.',
    ],
    [
      5,
      'Um presente muito apreciado',
      'Oferecida num aniversário: todos perguntaram de onde era. Voltarei a encomendar.',
    ],
    [5, 'Trabalho cuidado', 'Nenhum defeito, acabamentos limpos. Vou encomendar outra.'],
    [5, 'Não me canso dela', 'Seis meses de uso e nem uma marca. Encontrou logo o seu lugar.'],
    [
      4,
      'Muito boa, mas demorou a chegar',
      'A peça é linda. Conte com uma boa semana de espera; o seguimento estava certo.',
    ],
    [
      4,
      'Bonita, mas mais pequena do que esperava',
      'Devia ter lido as medidas. A qualidade é boa e a cor é a das fotografias.',
    ],
    [
      4,
      'Irregular, e ainda bem',
      'Cada peça é um pouco diferente. A minha é mais clara de um lado; gosto assim, mas convém saber.',
    ],
    [
      3,
      'Razoável para o preço',
      'Forma bonita, mas a base não é muito lisa. Colei uns feltros para não riscar a mesa.',
      'Obrigado pelo comentário. Passámo-lo à oficina, que agora lixa cada base.',
    ],
    [
      2,
      'A tonalidade não corresponde',
      'Muito mais escura do que no meu ecrã. A devolução foi simples, mas perdi duas semanas.',
      'Lamentamos: a tonalidade varia de peça para peça. Escreva-nos e enviamos uma fotografia antes do envio.',
    ],
    [
      1,
      'Chegou rachada',
      'Vi a racha assim que abri a encomenda. Responderam depressa, mas foi uma desilusão.',
      'Pedimos desculpa. Uma peça nova partiu no mesmo dia, e reforçámos a embalagem.',
    ],
  ],
}
