// English texts with a count before a plural: with 1 they would say "1 days".

/** Nouns that are counted in texts, by their plural. */
const SINGULARS = {
  activities: 'activity',
  categories: 'category',
  classes: 'class',
  entries: 'entry',
  people: 'person',
  replies: 'reply',
  studies: 'study',
  duties: 'duty',
}

const REGULAR =
  'accounts answers applications attachments attempts awards bases blanks candidates cases certificates characters checks choices codes cohorts collections competitions completions conflicts courses cycles days deadlines departments departures devices digits evaluations exams exceptions extensions figures files forms groups guests guides hours indicators inductions informs intakes items lectures lessons letters levels lines majors marks meetings members mentors messages minutes months notices numbers offers ones options pages pairs papers participants parts places points questions raters records registrations relations requests requirements reviews roles rows sessions schools scores seats seconds settings spendings standards stays steps subjects swaps takers targets tasks teachers terms times topics trainees types units weeks windows years'

for (const plural of REGULAR.split(' ')) SINGULARS[plural] = plural.slice(0, -1)

/** Verbs after a counted noun, by their form of the plural. */
const VERBS = {
  are: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  wait: 'waits',
  use: 'uses',
  share: 'shares',
  follow: 'follows',
  need: 'needs',
  come: 'comes',
  want: 'wants',
  differ: 'differs',
  fall: 'falls',
}

/** What a blank holds that is no count, although a noun follows it. */
const NO_COUNT = 'name|names|kind|type|level|year|title|person|department|term|by|month|group'

/** What may stand between a count and its noun. */
const QUALITIES =
  'accepted|admitted|chosen|counted|decided|earlier|exempt|extra|failed|free|full|logged|more|named|national|new|old|open|other|own|planned|released|right|score|selected|similar|undecided|unread|unsent|whole|working|wrong'

const NOUNS = Object.keys(SINGULARS).sort((a, b) => b.length - a.length)

const BARE_COUNT = new RegExp(
  `\\{(?!(?:${NO_COUNT})\\})(\\w+)\\}((?: (?:${QUALITIES}))*) (${NOUNS.join('|')})\\b(?: (${Object.keys(VERBS).join('|')})\\b)?`,
  'g',
)

/** The text with the words that go with each count: `{days} {days:day|days}`. */
export const withPlurals = (text) =>
  text.replaceAll(BARE_COUNT, (_, blank, between, noun, verb) => {
    const one = verb ? `${SINGULARS[noun]} ${VERBS[verb]}` : SINGULARS[noun]
    const many = verb ? `${noun} ${verb}` : noun
    return `{${blank}}${between} {${blank}:${one}|${many}}`
  })
