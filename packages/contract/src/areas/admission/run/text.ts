import { book } from '../../../kernel/text/label.ts'

export const runWords = book({
  auditActions: {
    'recruitment.admission.run': ['预演录取', 'Previewed an admission run'],
    'recruitment.admission.publish': ['发布录取结果', 'Published an admission run'],
  },
  fields: {
    offerId: ['招生专业', 'Offer'],
    traineeKind: ['学员身份', 'Trainee kind'],
    count: ['名额', 'Seats'],
    hash: ['核对码', 'Check code'],
    intakeId: ['招生批次', 'Intake'],
    runId: ['录取预演', 'Run'],
    result: ['录取结果', 'Result'],
    total: ['总分', 'Total'],
    confirmUntil: ['确认截止', 'Confirm until'],
    seedCommitment: ['抽签种子承诺', 'Commitment to the lot seed'],
    seed: ['抽签种子', 'Lot seed'],
    inputHash: ['输入摘要', 'Input hash'],
    studentId: ['学员', 'Trainee'],
  },
  results: { admitted: ['录取', 'Admitted'], waiting: ['候补', 'Waiting list'], unplaced: ['未录取', 'Not admitted'] },
  warnings: {
    notJudged: [
      '{count} 个志愿基地还没有认定是否符合要求，会按不符合处理',
      '{count} {count:choice has|choices have} not been decided by the base and will count as not eligible',
    ],
    stillExamined: [
      '{count} 人还停在考试环节（成绩没有录全，或没有全部复核），不参加本次录取',
      '{count} {count:person is|people are} still in the exam stage (scores missing or not all checked) and will not take part',
    ],
    openReviews: [
      '{count} 份成绩复查申请还没有答复，答复之前不能发布',
      '{count} score {count:review has|reviews have} not been answered; results cannot be published before that',
    ],
    scoresUnchecked: [
      '{count} 人有成绩未经第二人复核，会按缺少成绩处理',
      '{count} {count:person has|people have} scores not checked by a second person; these count as missing',
    ],
    exemptWaiting: [
      '{count} 名免试人员资格审核已通过、还没有录取，名额会先给参加考试的人',
      '{count} exempt {count:applicant is|applicants are} qualified but not admitted yet; seats go first to those who sat the exam',
    ],
  },
  outcomes: {
    components: { theory: ['理论', 'theory'], skill: ['技能', 'skill'], interview: ['面试', 'interview'] },
    nth: ['第 {rank} 志愿', 'Choice {rank}'],
    admitted: ['录取，总分 {total}', 'admitted, total {total}'],
    full: ['已录满：最低录取总分 {cutoff}，本人 {total}', 'full: cut-off total {cutoff}, own total {total}'],
    noSeats: ['没有名额，本人总分 {total}', 'no seats, own total {total}'],
    tied: ['，同分时依次比较理论、面试和抽签号', '; equal totals go by theory, interview, then the lot'],
    waiting: ['，候补第 {place} 位', ', place {place} on the waiting list'],
    notJudged: ['基地还没有认定是否符合该专业要求', 'eligibility not decided by the base yet'],
    notEligible: ['基地认定不符合该专业要求', 'not eligible according to the base'],
    reason: ['（{reason}）', ' ({reason})'],
    kindNotWanted: ['该专业不招收此学员身份', 'does not take this trainee kind'],
    scoreMissing: ['缺少复核过的{component}成绩', 'no checked {component} score'],
    belowMinimum: ['{component} {score} 分，低于最低要求 {minimum} 分', '{component} {score} is below the minimum {minimum}'],
    notNeeded: ['已被更靠前的志愿录取', 'already admitted to an earlier choice'],
    first: ['录取到第一志愿：{offer}，总分 {total}', 'Admitted to the first choice, {offer}, total {total}'],
    placed: ['录取到第 {rank} 志愿：{offer}，总分 {total}', 'Admitted to choice {rank}, {offer}, total {total}'],
    queued: ['未录取，{offer}候补第 {place} 位', 'Not admitted; place {place} on the waiting list of {offer}'],
    unplaced: ['未录取', 'Not admitted'],
  },
  sheets: {
    admissionOutcome: {
      title: ['录取结果', 'Admission results'],
      columns: {
        realName: ['姓名', 'Name'],
        traineeKind: ['学员身份', 'Trainee kind'],
        result: ['录取结果', 'Result'],
        total: ['总分', 'Total'],
        rank: ['志愿', 'Choice'],
        base: ['基地', 'Base'],
        offer: ['专业', 'Major'],
        why: ['说明', 'Explanation'],
        state: ['当前状态', 'Current state'],
      },
      rules: {},
    },
  },
  menus: { 'recruit.admission': ['录取', 'Admission'] },
  permissions: {
    'recruit:admission:list': ['查看录取结果', 'See admission results'],
    'recruit:admission:run': ['预演录取', 'Preview admission runs'],
    'recruit:admission:publish': ['发布录取结果', 'Publish admission results'],
    'recruit:admission:call': ['免试、候补、调剂与逾期处理', 'Exempt admission, waiting lists, adjustment, lapsed places'],
    'recruit:admission:export': ['导出录取结果', 'Export admission results'],
  },
  errors: {
    runNotNow: [
      '本批次现在不能这样做：录取在“录取中”的批次进行，结果发布后不能再改',
      'Not possible for this intake now: admission takes place while the intake is in “Admission in progress”, and published results cannot be changed',
    ],
    runNobody: ['本批次没有成绩已出的报名，无法预演录取', 'No sign-up in this intake has scores yet, so admission cannot be previewed'],
    runSeedMissing: [
      '本批次没有可用的抽签种子，请先在招生批次里开放批次',
      'This intake has no usable lot seed; open the intake under “Intakes” first',
    ],
    runStale: [
      '预演之后报名、成绩或名额有了变动，请重新预演，核对后再发布',
      'Sign-ups, scores or seats have changed since the preview; preview again and check before you publish',
    ],
    runReviewsOpen: [
      '没有发布：本批次还有 {count} 份成绩复查申请没有办结。请先在“考试成绩”的“成绩复查”中答复，更正的成绩还须复核',
      'Not published: {count} score {count:review|reviews} of this intake {count:is|are} still open. Answer them under “Exam scores”, “Reviews”; corrected scores must be checked too',
    ],
    runPublicationNotOver: [
      '公示期到 {until} 为止，期满后才能发布录取结果',
      'The public notice runs until {until}; results can be published after it',
    ],
    placeConfirmOver: [
      '确认截止时间 {until} 已过；如需继续，请先在招生批次里延长确认截止时间',
      'Confirmation ended at {until}; to continue, extend it under “Intakes” first',
    ],
    placeConfirmWindow: [
      '确认截止时间 {until} 还没有到，不能按逾期处理',
      'Places can be confirmed until {until}; they cannot lapse before then',
    ],
    placeTooLate: [
      '确认截止时间 {until} 已过，不能再确认；如有疑问请联系毕后办',
      'Confirmation ended at {until}, so you can no longer confirm; if you have questions, contact the education office',
    ],
    placeSettled: [
      '当前没有待确认的录取：可能已经确认、放弃或失效，请刷新后查看',
      'No place is waiting for confirmation: it may already be confirmed, declined or lapsed; refresh to see',
    ],
    poolNotLeft: ['这里没有空余名额，或没有人候补', 'There is no free seat here, or nobody is on the waiting list'],
    poolNoEligibleSeat: [
      '没有“基地认定符合要求、且有空余名额”的志愿',
      'No choice is both eligible according to its base and has a free seat',
    ],
    adjustmentStale: [
      '查看之后名额或报名有了变动，请重新核对后再调剂',
      'Seats or sign-ups have changed since; check again before adjusting',
    ],
  },
})
