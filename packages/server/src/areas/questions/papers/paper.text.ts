import { book } from '@residency/contract/kernel/label'

/**
 * Texts of papers in addition to the contract's words: what the draw says, and what is printed on
 * sheets.
 */
export const paperText = book({
  copy: ['（副本）', ' (copy)'],
  shortage: {
    row: ['第 {row} 行（{what}）', 'row {row} ({what})'],
    alone: ['{rows}缺 {missing} 题', '{rows} lacks {missing}'],
    together: ['{rows}合计缺 {missing} 题', '{rows} together lack {missing}'],
  },
  form: ['{title}（{form} 卷）', '{title} (form {form})'],
  formCode: ['{form} 卷', 'Form {form}'],
  facts: [
    '满分 {total} 分　合格 {pass} 分　共 {items} 题',
    'Total {total} {total:point|points}   Pass mark {pass} {pass:point|points}   {items} {items:question|questions}',
  ],
  name: ['姓名', 'Name'],
  number: ['准考证号 / 工号', 'Ticket / staff number'],
  letters: ['工号的字母（没有不填）', 'Letters of staff number, if any'],
  room: ['考场', 'Room'],
  seat: ['座位号', 'Seat'],
  ordinals: ['一二三四五六七八九十', ''],
  part: ['题号', 'Section'],
  earned: ['得分', 'Points'],
  marker: ['阅卷人', 'Marked by'],
  sum: ['总分', 'Total'],
  sectionHead: ['{title}（共 {items} 题，{points} 分）', '{title} ({items} {items:question|questions}, {points} {points:point|points})'],
  numbered: ['{n}、{text}', '{n}. {text}'],
  points: ['（{points} 分）', ' ({points})'],
  picture: ['图{n}', 'Figure {n}'],
  pictureMissing: ['图片无法打印，请在预览中查看', 'This picture cannot be printed; see it in the preview'],
  end: ['— 试卷结束 —', '— End of paper —'],
  sheet: {
    title: ['答题卡 · {title}', 'Answer sheet · {title}'],
    rules: [
      '选择题用 2B 铅笔把选项涂满；其他题用黑色签字笔写在框内，写在框外不计分。修改时请擦干净。',
      'Fill in the choice boxes completely with a 2B pencil; write other answers in black ink inside the frames. Writing outside the frames is not marked. Erase cleanly when you change an answer.',
    ],
    right: ['正确填涂', 'Correctly filled'],
    truth: { yes: ['对', 'T'], no: ['错', 'F'] },
  },
  key: {
    title: ['参考答案 · {title}', 'Key · {title}'],
    secret: ['内部资料，考试结束前不得公开', 'Confidential; not to be disclosed before the exam is over'],
    points: ['{points} 分', '{points} pt'],
    share: ['{share}%　{text}', '{share}%  {text}'],
    near: ['{value} ± {tolerance}', '{value} ± {tolerance}'],
    or: [' / ', ' / '],
    truth: { yes: ['对', 'True'], no: ['错', 'False'] },
    none: ['由阅卷人评定', 'Decided by the marker'],
    part: ['（{n}）{text}', '({n}) {text}'],
  },
  partNumber: ['（{n}）', '({n})'],
})
