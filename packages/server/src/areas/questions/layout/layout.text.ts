/** Words by which people lay out questions in Chinese documents, as parts of patterns. */

/** What a line is about, by the label before its colon or between its brackets. */
export const LABELS = {
  stem: '题干|题目|试题|问题',
  answer: '(?:参考|正确|标准|本题)?答案(?:要点)?|答题要点|答|ANSWER|Answer',
  explanation: '(?:答案|试题|题目)?(?:解析|分析|详解|解释)|题解|解题思路|点评|评析|Explanation|Rationale',
  difficulty: '难度(?:系数|等级)?|难易(?:度|程度)|Difficulty',
  points: '知识点|考点|考[查察]点|考[查察]内容|标签|关键词',
  kind: '题型|试题类型',
  category: '分类|所属章节|章节|所属分类',
  passed: '分值|分数|本题得分|来源|出处|编号|题号|作者|出题人|备注',
} as const

export type Label = keyof typeof LABELS

/** What kind of questions a heading or a mark before a question announces. */
export const KIND_WORDS = [
  ['multiple', '多项选择|多选|不定项选择|X型'],
  ['single', '单项选择|单选|最佳选择|A[1-4]型'],
  ['trueFalse', '判断|是非'],
  ['blank', '填空'],
  ['short', '简答|名词解释|问答'],
  ['essay', '论述|案例分析|综合分析|病例分析'],
  ['choice', '选择'],
  ['matching', '配伍|匹配|连线|B1?型'],
] as const

export type LayoutKind = (typeof KIND_WORDS)[number][0]

const COUNTED = '[一二三四五六七八九十百]+'
const KINDS = KIND_WORDS.map(([, words]) => words).join('|')

/** A heading of a part of a document: 单选题（每题 2 分）, 一、判断下列各题. */
export const HEADING = new RegExp(
  `^(?:\\d{1,2}\\s*[、.．]?\\s*)?[【\\[]?\\s*(?:${KINDS})(?:题)?\\s*[】\\]]?\\s*(?:[（(【:：,，].*)?$|^第?${COUNTED}(?:部分|大题|章|节|单元)?\\s*[、.．:：]?\\s*(?:${KINDS})`,
)

/** A heading that names no kind: 二、抗感染药物. */
export const CHAPTER = new RegExp(`^(?:第${COUNTED}(?:部分|章|节|单元)|${COUNTED}、)[^？?。；;]{0,30}$`)

/** The mark of a kind before a question: 【单选】. */
export const KIND_MARK = new RegExp(`^[【\\[（(]\\s*(${KINDS})(?:题)?\\s*[】\\]）)]\\s*`)

/** An answer that is only its key, without a colon. */
export const BARE_ANSWER = /^(?:参考|正确|标准)?答案(?:是|为)?\s*([A-J]{1,10}|√|×|对|错)\s*[。.]?$/

/** The label before options; a line may hold nothing else. */
export const OPTIONS_LABEL = /^[【[]?\s*(?:备选)?选项\s*(?:[】\]]\s*[:：]?|[:：])\s*/

/**
 * The number of a question, by the way it is written. A digit behind a point makes a decimal of it,
 * behind 、 it begins what is asked.
 */
export const NUMBERS = [
  ['dot', /^第?\s*(\d{1,4})\s*(?:题\s*[.．、:：]?|、|[.．](?!\d))\s*([\s\S]*)$/],
  ['bracket', /^(\d{1,4})\s*[)）]\s*([\s\S]*)$/],
  ['brackets', /^[（(]\s*(\d{1,4})\s*[)）]\s*([\s\S]*)$/],
] as const

/** A decimal, or the number of a question whose text begins with a digit: 3.65岁男性. */
export const NUMBER_OR_DECIMAL = /^(\d{1,4})[.．](?=\d)([\s\S]*)$/

/** Of what is shared, that it is a stem. */
export const SHARED_STEM = /题干|病例/

/** Questions that share a stem or their options: （1～3 题共用题干）. */
export const SHARED = /^[（(【[]?\s*(?:第)?\s*(\d{1,4})\s*[-—–~～至到]+\s*(\d{1,4})\s*题?.{0,8}?共用?\s*(题干|病例|备选答案|选项|答案)/

/** A heading that may precede the answers of all questions, or before that of one. */
export const ALL_ANSWERS = /^(?:附[:：]?)?(?:参考|标准|全部|试题|习题)?答案(?:[与及和]?解析)?$/

/** The key of one question in a list of them, and of several: 3. B, 1-5 ABCDA. */
export const ONE_KEY = /(\d{1,4})\s*[.．、:：)）]?\s*(?:【?答案】?\s*[:：]?\s*)?([A-J]{1,10}|√|×|对|错误|错|正确)(?![A-Za-z])/g
export const SEVERAL_KEYS = /(\d{1,4})\s*[-—–~～至]\s*(\d{1,4})\s*[.．、:：)）]?\s*([A-J√×](?:[\s,，、]*[A-J√×])*)(?![A-Za-z])/g

/** The number of a question before the label of its key. */
export const LABELLED_KEY = /^(\d{1,4}\s*[.．、:：)）])\s*【?(?:参考|正确)?答案】?\s*[:：]?\s*/

/** A line that holds the key of one question only. */
export const KEY_LINE = /^(\d{1,4})\s*[.．、:：)）]\s*(?:【?答案】?\s*[:：]?\s*)?([A-J]{1,10}|√|×|对|错误|错|正确)\s*[。.]?$/

/** A key between brackets in a stem: （ B ）, （√）. */
export const KEY_IN_STEM = /[（(]\s*([A-Ja-j](?:\s*[,，、]?\s*[A-Ja-j]){0,9}|√|×|对|错|正确|错误)\s*[)）]/g

/** Where the next of several answers begins. */
export const BETWEEN_ANSWERS = /\s*[;；|]\s*|\s*[①-⑩]\s*|\s*[（(]\s*\d{1,2}\s*[)）]\s*/
export const BETWEEN_ANSWERS_LOOSELY = /\s*[、,，]\s*|\s{1,}/

/** Texts of which each is right: 青霉素 或 苄青霉素. */
export const ALTERNATIVES = /\s+或\s+|\s*[|｜]\s*/

/** How hard a word says a question is, the longest words first. */
export const DIFFICULTY_WORDS: readonly (readonly [string, number])[] = [
  ['非常容易', 1],
  ['很容易', 1],
  ['非常难', 5],
  ['很难', 5],
  ['极难', 5],
  ['较易', 2],
  ['较容易', 2],
  ['较简单', 2],
  ['较难', 4],
  ['偏难', 4],
  ['中等', 3],
  ['适中', 3],
  ['一般', 3],
  ['中', 3],
  ['容易', 2],
  ['简单', 2],
  ['易', 2],
  ['困难', 4],
  ['难', 4],
]

/** The headings of a table of questions, and how a line says the same. */
const FIELD_COLUMNS = [
  ['stem', /^(?:题干|题目|试题|试题内容|问题|题目内容)$/, ''],
  ['answer', /^(?:参考|正确|标准)?答案$/, '答案：'],
  ['explanation', /^(?:答案|试题)?(?:解析|分析|解释)$/, '解析：'],
  ['difficulty', /^难度(?:系数|等级)?$/, '难度：'],
  ['points', /^(?:知识点|考点|标签)$/, '知识点：'],
  ['kind', /^(?:题型|试题类型|类型)$/, '题型：'],
  ['category', /^(?:分类|章节)$/, '分类：'],
] as const

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const
export type Column = (typeof FIELD_COLUMNS)[number][0] | (typeof LETTERS)[number]

export const COLUMNS: readonly (readonly [Column, RegExp, string])[] = [
  ...FIELD_COLUMNS,
  ...LETTERS.map((letter) => [letter, new RegExp(`^(?:选项)?${letter}(?:选?项)?[.．、]?$`), `${letter}. `] as const),
]

const DIGITS = [...'零一二三四五六七八九']

/** A number up to 99, as sections and questions are counted. */
export function chineseNumber(value: number): string {
  if (value > 99) return String(value)

  const [tens, ones] = [Math.floor(value / 10), value % 10]
  if (tens === 0) return DIGITS[ones]!

  return `${tens === 1 ? '' : DIGITS[tens]}十${ones === 0 ? '' : DIGITS[ones]}`
}
