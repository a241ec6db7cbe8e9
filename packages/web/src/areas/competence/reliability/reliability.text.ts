import { book } from '../../../platform/texts/book.ts'

export const reliabilityText = book({
  title: ['观察够不够', 'Reliability'],
  lead: [
    '按现在的观察次数，级别决定有多可靠，再增加多少人或次数能达到 0.7',
    'How reliable decisions are with the present observations, and what more of them would bring to reach 0.7',
  ],
  all: ['全部项目', 'All items'],
  counted: [
    '{from} 以来 {trainees} 名学员、{observers} 名观察人的 {scores} 次观察',
    'Since {from}: {scores} {scores:observation|observations} of {trainees} {trainees:trainee|trainees} by {observers} {observers:observer|observers}',
  ],
  reasons: {
    tooFewTrainees: [
      '有观察的学员不到 {least} 名，不显示数值：数据太少，数值没有意义。现在有 {trainees} 名。',
      'A figure needs at least {least} {least:trainee|trainees} with observations; with fewer it would say nothing. There are {trainees} now.',
    ],
    nothingToCompare: [
      '每名学员都只有一次观察，没有可比较的数据。请让不同的人多观察几次。',
      'Each trainee was observed once, so there is nothing to compare. Let several people observe more often.',
    ],
  },
  phi: ['可靠性 Φ', 'Reliability Φ'],
  interval: ['95% 区间 {from} 至 {to}', '95 % interval {from} to {to}'],
  present: [
    '现在每名学员平均 {observers} 名观察人，每人观察 {occasions} 次',
    'Now {observers} observers of each trainee, {occasions} observations by each of them',
  ],
  enough: ['已达到 {phi}，可以据此决定级别', 'At least {phi}: enough to decide about levels'],
  likely: [
    '数值达到 {phi}，但区间下端还不到：重要的级别决定请再增加观察',
    'The figure reaches {phi}, the lower end of its interval does not: observe more before weighty decisions',
  ],
  short: ['还没有达到 {phi}', 'Below {phi}'],
  goalObservers: ['每人观察次数不变，需要 {count} 名观察人', 'With as many observations by each: {count} observers'],
  goalOccasions: ['观察人数不变，每人需要观察 {count} 次', 'With as many observers: {count} observations by each'],
  goalNone: ['只增加这一项，50 以内达不到', 'No number up to 50 of this alone is enough'],
  observersOnly: ['增加观察人', 'More observers'],
  occasionsOnly: ['增加次数', 'More observations by each'],
  variances: ['差异来自哪里', 'Where differences come from'],
  shares: {
    trainee: ['学员之间', 'Between trainees'],
    observer: ['观察人之间', 'Between observers'],
    occasion: ['同一观察人的各次之间', 'Between observations of one observer'],
  },
  varianceOf: ['{value}（{from} 至 {to}）', '{value} ({from} to {to})'],
  unknown: ['无法估计', 'Cannot be estimated'],
  ahead: ['再增加会怎样', 'What more would bring'],
  aheadNote: [
    '行是观察人数，列是每人观察次数；达到 {phi} 的加粗',
    'Rows are observers, columns observations by each; figures from {phi} on are bold',
  ],
  observers: ['观察人', 'Observers'],
  occasions: ['{count} 次', '{count} {count:time|times}'],
  method: [
    '概化理论：学员、学员内的观察人、观察人内的次数；方差用方差分析，区间用对学员重抽样。',
    'Generalisability theory: trainees, observers within trainees, occasions within observers; intervals by resampling trainees.',
  ],
})
