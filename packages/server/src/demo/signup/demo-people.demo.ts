import { randomFrom } from '../../algorithms/random.ts'

/*
 * Invented applicants: names, cards, schools, wishes and scores that are believable together and the same for the same seed. The check
 * digits of the cards add up; their running numbers are the last of a day, which are hardly ever given out.
 */
const SURNAMES =
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎余潘杜戴夏钟汪田任姜范方石姚谭廖邹熊金陆郝孔白崔康毛邱秦江史顾侯邵孟龙万段'

const FEMALE =
  '雨桐,思琪,梦瑶,欣怡,佳宁,静怡,雅婷,诗涵,晓雯,婉清,若曦,可欣,语嫣,芷若,慧敏,雪莹,心怡,玉洁,梓涵,紫萱,月华,秋艳,丽娟,海燕,春梅,冬雪,晓燕,小玲,文静,亚楠,倩,颖,琳,敏,婷,娜,璐,洁,莉,蓉'

const MALE =
  '浩然,子轩,宇航,俊杰,博文,志远,天翔,明哲,家豪,文博,建国,国强,鹏飞,晨阳,思远,泽宇,一鸣,嘉诚,瑞霖,旭东,海峰,永康,少杰,云飞,立新,振华,小龙,德华,正阳,昊天,磊,强,伟,涛,斌,超,杰,鑫,凯,宁'

const REGIONS = [
  '510104',
  '510105',
  '510106',
  '510107',
  '510108',
  '510112',
  '510114',
  '510115',
  '510116',
  '510302',
  '510402',
  '510502',
  '510603',
  '510703',
  '510802',
  '510903',
  '511002',
  '511102',
  '511302',
  '511402',
  '511502',
  '511602',
  '511702',
  '511802',
  '511902',
  '512002',
  '500103',
  '500106',
  '610113',
  '520103',
  '530102',
]

type Level = 'junior' | 'undergraduate' | 'master'

const SCHOOLS: readonly [name: string, level: Level][] = [
  ...(['四川大学', '重庆医科大学', '中国药科大学', '成都中医药大学'] as const).map(
    (name) => [name, 'master'] as const,
  ),
  ...(
    [
      '成都医学院',
      '川北医学院',
      '西南医科大学',
      '贵州医科大学',
      '昆明医科大学',
      '西安医学院',
      '沈阳药科大学',
      '西华大学',
    ] as const
  ).map((name) => [name, 'undergraduate'] as const),
  ...(
    [
      '四川中医药高等专科学校',
      '雅安职业技术学院',
      '乐山职业技术学院',
      '重庆医药高等专科学校',
      '四川护理职业学院',
    ] as const
  ).map((name) => [name, 'junior'] as const),
].map(([name, level]) => [name, level])

const MAJORS = {
  pharmacist: ['药学', '临床药学', '药物制剂', '中药学'],
  technician: ['医学检验技术', '医学影像技术', '康复治疗学', '医学实验技术', '卫生检验与检疫'],
} as const

const KINDS = [
  'open',
  'open',
  'open',
  'open',
  'open',
  'open',
  'sponsored',
  'sponsored',
  'sponsored',
  'partner',
] as const

const DEGREE_SHARE = 0.04
const NOT_ELIGIBLE_SHARE = 0.05
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

export type DemoOffer = { id: number; profession: 'pharmacist' | 'technician' }

export type DemoPerson = {
  name: string
  gender: 1 | 2
  birthDate: string
  idCard: string
  mobile: string
  regionCode: string
  kind: 'open' | 'sponsored' | 'degree' | 'partner'
  school: string
  level: Level
  major: string
  graduatedOn: string

  /** Offers in the order of the wishes, the reason where a base would not take the applicant. */
  choices: { offerId: number; notEligible: string | null }[]
  acceptsAdjustment: boolean

  /** Hundredths of a point. */
  scores: { theory: number; skill: number; interview: number }
}

type Random = () => number

const oneOf = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!

/** Near the mean mostly, in half points, never outside 30 to 99. */
function points(random: Random, mean: number, spread: number) {
  const normal = random() + random() + random() + random() - 2
  return Math.round(Math.min(99, Math.max(30, mean + normal * spread)) * 2) * 50
}

const two = (n: number) => String(n).padStart(2, '0')

/** A card number of that place, day and sex whose check digit adds up. */
function demoCard(region: string, birthDate: string, gender: 1 | 2, nth: number) {
  const running = 999 - 2 * (nth % 5) - (gender === 2 ? 1 : 0)
  const body = `${region}${birthDate.replaceAll('-', '')}${running}`
  const sum = WEIGHTS.reduce((total, weight, i) => total + weight * Number(body[i]), 0)

  return body + '10X98765432'[sum % 11]
}

/** One to four wishes of one profession; the first offers of it are wished for by many. */
function preferences(random: Random, offers: readonly DemoOffer[]) {
  const profession = oneOf(random, offers).profession
  const own = offers.filter((offer) => offer.profession === profession)
  const count = Math.min(own.length, 1 + Math.floor(random() * 4))
  const wanted = new Set<number>()

  while (wanted.size < count) wanted.add(own[Math.floor(own.length * random() ** 1.6)]!.id)

  return { profession, offerIds: [...wanted] }
}

/**
 * So many people who choose these offers; `year` is that of their intake. Names and cards are
 * each other's once.
 */
export function demoPeople(
  count: number,
  offers: readonly DemoOffer[],
  year: number,
  seed = 20_261_120,
): DemoPerson[] {
  const random = randomFrom(seed)
  const [taken, cards] = [new Set<string>(), new Set<string>()]

  const nameOf = (gender: 1 | 2): string => {
    const givenName = oneOf(random, (gender === 2 ? FEMALE : MALE).split(','))
    const name = `${oneOf(random, [...SURNAMES])}${givenName}`
    return taken.has(name) ? nameOf(gender) : name
  }

  return Array.from({ length: count }, (_, i): DemoPerson => {
    const gender = random() < 0.68 ? 2 : 1 // as in the professions
    const name = nameOf(gender)

    taken.add(name)

    const [school, level] = oneOf(random, SCHOOLS)
    const age = { junior: 21, undergraduate: 22, master: 25 }[level] + Math.floor(random() * 4)
    const birthDate = `${year - age}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`
    const regionCode = oneOf(random, REGIONS)
    let nth = 0

    while (cards.has(demoCard(regionCode, birthDate, gender, nth))) nth++

    const idCard = demoCard(regionCode, birthDate, gender, nth)

    cards.add(idCard)

    const { profession, offerIds } = preferences(random, offers)
    const refused = () => (random() < NOT_ELIGIBLE_SHARE ? '所学专业与该专业要求不符' : null)

    return {
      name,
      gender,
      birthDate,
      idCard,
      regionCode,
      school,
      level,
      mobile: `1380001${String(i).padStart(4, '0')}`,
      kind: random() < DEGREE_SHARE && level !== 'junior' ? 'degree' : oneOf(random, KINDS),
      major: oneOf(random, MAJORS[profession]),
      graduatedOn: `${year - Math.floor(random() * 2)}-06-30`,
      choices: offerIds.map((offerId) => ({ offerId, notEligible: refused() })),
      acceptsAdjustment: random() < 0.7,
      scores: {
        theory: points(random, 72, 18),
        skill: points(random, 78, 13),
        interview: points(random, 80, 12),
      },
    }
  })
}
