import { book } from '../../../platform/texts/book.ts'

/** Texts of the office's page. */
export const admissionText = book({
  title: ['录取', 'Admission'],
  partsLabel: ['录取的部分', 'Parts of admission'],
  parts: { run: ['预演与发布', 'Run'], results: ['录取结果', 'Results'], places: ['名额与候补', 'Seats'], exempt: ['免试录取', 'Exempt'] },
  baseRun: ['专业录取情况', 'Admission by offer'],
  noIntake: [
    '还没有招生批次。批次结束报名、成绩复核完成后，在这里录取。',
    'No intakes yet. Once sign-up is closed and scores are checked, admit applicants here.',
  ],
  leads: {
    before: [
      '录取在“录取中”的批次进行：请先在招生批次里结束报名、开始录取。',
      'Admission takes place while an intake is in “Admission in progress”: close sign-up and start admission under “Intakes” first.',
    ],
    ready: [
      '{scored} 人成绩已出，共 {seats} 个名额。先预演，核对后再发布；预演不改变任何报名。',
      '{scored} {scored:person has|people have} scores, {seats} {seats:seat|seats} in all. Preview, check, then publish; a preview does not change any sign-up.',
    ],
    preview: [
      '第 {number} 次预演：录取 {admitted} 人，候补 {waiting} 人，未录取 {unplaced} 人。还没有发布，报名人看不到。',
      'Preview {number}: {admitted} admitted, {waiting} on waiting lists, {unplaced} not admitted. Not published yet; applicants cannot see it.',
    ],
    published: [
      '已发布：录取 {admitted} 人，候补 {waiting} 人，未录取 {unplaced} 人。确认截止 {until}。',
      'Published: {admitted} admitted, {waiting} on waiting lists, {unplaced} not admitted. Confirm by {until}.',
    ],
    base: ['已发布的录取结果中与本基地专业有关的部分。', 'Published results of your own base’s offers.'],
    baseNone: ['录取结果还没有发布。', 'Results have not been published yet.'],
  },
  run: ['预演录取', 'Preview admission'],
  runAgain: ['重新预演', 'Preview again'],
  runSecond: ['预演第二轮', 'Preview second run'],
  ran: [
    '预演完成：录取 {admitted} 人，候补 {waiting} 人，未录取 {unplaced} 人',
    'Preview done: {admitted} admitted, {waiting} on waiting lists, {unplaced} not admitted',
  ],
  publish: ['发布录取结果', 'Publish results'],
  publishQuestion: ['发布第 {number} 次预演的录取结果？', 'Publish the results of preview {number}?'],
  publishLead: [
    '将一次完成：{admitted} 人录取、{waiting} 人候补、{unplaced} 人未录取，并通知所有人。发布后不能撤回。',
    'All at once: {admitted} {admitted:person is|people are} admitted, {waiting} put on waiting lists, {unplaced} not admitted, and everybody is notified. This cannot be undone.',
  ],
  publishWarnings: ['发布前请确认：', 'Check before you publish:'],
  published: ['录取结果已发布，{count} 人已收到通知', 'Results published; {count} {count:person was|people were} notified'],
  warningsTitle: ['发布前请看一看', 'Check this before publishing'],
  toStep: {
    notJudged: ['去认定志愿', 'Decide eligibility'],
    stillExamined: ['去录入和复核成绩', 'Enter and check the scores'],
    openReviews: ['去答复成绩复查', 'Answer the reviews'],
    scoresUnchecked: ['去复核成绩', 'Check the scores'],
    exemptWaiting: ['去录取免试人员', 'Admit exempt applicants'],
  },
  second: [
    '第二轮：把分身份名额里剩下的名额，按同样的排序给其他身份。',
    'The second run gives the remaining seats of split pools to other trainee kinds, by the same ranking.',
  ],
  runOf: ['第 {number} 次预演 · {at} · {by}', 'Preview {number} · {at} · {by}'],
  publishedBy: ['发布于 {at} · {by}', 'Published {at} · {by}'],
  poolsTitle: ['各专业录取情况', 'Admission by offer'],
  poolsNone: [
    '预演之后，这里会显示每个专业的名额、录取人数和最低录取总分。',
    'After a preview, the seats, admissions and cut-off total of each offer are shown here.',
  ],
  poolsNoneBase: [
    '毕后办发布录取结果之后，这里会显示本基地各专业的名额、录取人数和最低录取总分。',
    'Once the education office has published the results, the seats, admissions and cut-off totals of your base’s offers are shown here.',
  ],
  seatsOf: ['{admitted} / {seats}', '{admitted} / {seats}'],
  free: ['余 {free}', '{free} free'],
  full: ['已满', 'full'],
  noSeats: ['没有名额', 'no seats'],
  cutoff: ['最低 {total} 分', 'cut-off {total}'],
  noCutoff: ['未满，无最低分', 'not full, no cut-off'],
  waiting: ['候补 {count} 人', '{count} waiting'],
  resultsNone: [
    '还没有可以查看的结果：预演之后，每个人每个志愿的结果和原因都列在这里。',
    'No results yet: after a preview, each person’s result and reason for each choice are listed here.',
  ],
  resultsLead: [
    '{total} 人；点击姓名查看每个志愿的结果和原因',
    '{total} {total:person|people}; press a name for the result and reason for each choice',
  ],
  previewLead: [
    '预演结果，还没有发布，报名人看不到。共 {total} 人；点击姓名查看每个志愿的结果和原因',
    'Preview, not published; applicants cannot see it. {total} {total:person|people}; press a name for the result and reason for each choice',
  ],
  preview: ['预演，未发布', 'preview, not published'],
  round2: ['第二轮', 'second run'],
  whichRun: ['哪一次', 'Which run'],
  search: ['搜索姓名', 'Search names'],
  offer: ['志愿专业', 'Chosen offer'],
  why: ['结果说明', 'Explanation'],
  stateNow: ['当前状态', 'Current state'],
  name: ['姓名', 'Name'],
  kind: ['学员身份', 'Trainee kind'],
  choicesOf: ['{name} 的录取结果', 'Result of {name}'],
  lots: {
    title: ['抽签可以自己验证', 'Verify the lots yourself'],
    lead: [
      '同分时依次比较理论、面试成绩，再相同的按抽签号。抽签由一个种子决定：种子的摘要在录成绩之前就已公布，谁都可以验证它没有被换过。',
      'Equal totals are ranked by theory, then interview, then the lot. Lots come from a seed whose hash was published before any score was entered, so anybody can verify that it was not changed.',
    ],
    commitment: ['事先公布的摘要', 'Hash published beforehand'],
    committedAt: ['公布时间', 'Published at'],
    seed: ['种子', 'Seed'],
    seedLater: ['种子随录取结果公布', 'The seed is published with the results'],
    match: ['种子的 SHA-256 摘要与事先公布的一致', 'The SHA-256 hash of the seed matches the hash published beforehand'],
    differ: [
      '种子的 SHA-256 摘要与事先公布的不一致，请联系毕后办',
      'The SHA-256 hash of the seed does not match the hash published beforehand; contact the education office',
    ],
    command: ['在任何一台电脑上验证', 'Verify on any computer'],
    own: ['本人抽签值（报名号 {id}）', 'Own lot (sign-up {id})'],
    ownHelp: [
      '用种子对报名号做 HMAC-SHA256，值大的排在前面。',
      'HMAC-SHA256 of the sign-up number with the seed as key; the larger value comes first.',
    ],
    rules: ['规则版本', 'Rules version'],
    hash: ['输入摘要', 'Input hash'],
    hashHelp: [
      '同样的报名、成绩、名额和种子，任何时候重算都得到同样的摘要和结果。',
      'The same sign-ups, scores, seats and seed always give the same hash and the same result.',
    ],
  },
})
