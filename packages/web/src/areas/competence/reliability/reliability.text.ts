import { book } from '../../../platform/texts/book.ts'

export const reliabilityText = book({
  title: ['观察够不够', 'Reliability'],
  lead: [
    '按现在的观察次数，级别决定有多可靠，再增加多少人或次数能达到 0.7',
    'How reliable level decisions are with the current observations, and how many more observers or observations would reach 0.7',
  ],
  all: ['全部项目', 'All items'],
  counted: [
    '{from} 以来 {trainees} 名学员、{observers} 名观察人的 {scores} 次观察',
    'Since {from}: {scores} {scores:observation|observations} of {trainees} {trainees:trainee|trainees} by {observers} {observers:observer|observers}',
  ],
  reasons: {
    tooFewTrainees: [
      '有观察的学员不到 {least} 名，不显示数值：数据太少，数值没有意义。现在有 {trainees} 名。',
      'Figures are shown from {least} {least:trainee|trainees} with observations on; with fewer they would be meaningless. There are {trainees} now.',
    ],
    nothingToCompare: [
      '每名学员都只有一次观察，没有可比较的数据。请让不同的人多观察几次。',
      'Every trainee has been observed only once, so there is nothing to compare. Ask different people to observe more often.',
    ],
  },
  phi: ['可靠性 Φ', 'Reliability Φ'],
  interval: ['95% 区间 {from} 至 {to}', '95% interval {from} to {to}'],
  present: [
    '现在每名学员平均 {observers} 名观察人，每人观察 {occasions} 次',
    'Now on average {observers} observers per trainee, {occasions} observations each',
  ],
  enough: ['已达到 {phi}，可以据此决定级别', 'Reaches {phi}: enough to decide about levels'],
  likely: [
    '数值达到 {phi}，但区间下端还不到：重要的级别决定请再增加观察',
    'The figure reaches {phi}, but the lower end of the interval does not: observe more before important level decisions',
  ],
  short: ['还没有达到 {phi}', 'Does not reach {phi} yet'],
  goalObservers: ['每人观察次数不变，需要 {count} 名观察人', 'With the same number of observations each: {count} observers'],
  goalOccasions: ['观察人数不变，每人需要观察 {count} 次', 'With the same number of observers: {count} observations each'],
  goalNone: ['只增加这一项，50 以内达不到', 'Not reached by this alone, up to 50'],
  observersOnly: ['增加观察人', 'More observers'],
  occasionsOnly: ['增加次数', 'More observations each'],
  variances: ['差异来自哪里', 'Where differences come from'],
  shares: {
    trainee: ['学员之间', 'Between trainees'],
    observer: ['观察人之间', 'Between observers'],
    occasion: ['同一观察人的各次之间', 'Between observations by the same observer'],
  },
  varianceOf: ['{value}（{from} 至 {to}）', '{value} ({from} to {to})'],
  unknown: ['无法估计', 'Cannot be estimated'],
  ahead: ['再增加会怎样', 'Effect of adding more'],
  aheadNote: [
    '行是观察人数，列是每人观察次数；达到 {phi} 的加粗',
    'Rows are observers, columns observations per observer; figures of {phi} and above are bold',
  ],
  observers: ['观察人', 'Observers'],
  occasions: ['{count} 次', '{count} {count:time|times}'],
  method: [
    '概化理论：学员、学员内的观察人、观察人内的次数；方差用方差分析，区间用对学员重抽样。',
    'Generalisability theory: trainees, observers within trainees, occasions within observers; variances by analysis of variance, intervals by resampling trainees.',
  ],
})
