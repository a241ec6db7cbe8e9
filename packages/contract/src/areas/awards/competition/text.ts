import { book } from '../../../kernel/text/label.ts'

export const awardCompetitionWords = book({
  auditActions: {
    'awardCompetition.open': ['开始卓越评分', 'Scoring of a competition opened'],
    'awardCompetition.close': ['结束卓越评分', 'Scoring of a competition closed'],
    'awardCompetition.conclude': ['公布卓越评选结果', 'Competition results announced'],
    'awardApplication.win': ['评选获奖', 'Award won'],
    'awardApplication.passOver': ['评选未入选', 'Not selected in a competition'],
    'awards.competition.create': ['新增卓越评选', 'Competition added'],
    'awards.competition.delete': ['删除卓越评选', 'Competition deleted'],
    'awards.competition.appoint': ['聘请评委', 'Reviewers appointed'],
    'awards.scores.save': ['保存评分', 'Scores saved'],
    'awards.scores.submit': ['提交评分', 'Scores submitted'],
  },
  fields: {
    limitId: ['奖项', 'Award'],
    year: ['年度', 'Year'],
    userIds: ['评委', 'Reviewers'],
    first: ['取前几名', 'How many places'],
    chosen: ['并列者中入选的人', 'Selected among ties'],
    into: ['结果', 'Result'],
    candidateId: ['候选人', 'Candidate'],
    points: ['评分', 'Points'],
    criterionId: ['评分标准', 'Criterion'],
  },
  flows: {
    awardCompetition: {
      states: {
        preparing: ['准备中', 'In preparation'],
        scoring: ['评分中', 'Scoring'],
        closed: ['已出排名', 'Ranked'],
        concluded: ['已公布', 'Announced'],
      },
      actions: { open: ['开始评分', 'Open scoring'], close: ['结束评分', 'Close scoring'], conclude: ['公布结果', 'Announce results'] },
    },
  },
  passedOver: {
    grant: ['评分第 {place} 名，未进入前 {first} 名', 'Place {place}, not in the top {first}'],
    nextRound: ['评分第 {place} 名，未进入下一轮（前 {first} 名）', 'Place {place}, not in the next round (top {first})'],
  },
  permissions: {
    'awards:competition:manage': ['组织卓越评选', 'Organise competitions'],
    'awards:competition:score': ['担任评委评分', 'Score candidates as a reviewer'],
  },
  menus: { 'award.competition': ['卓越评选', 'Competitions'], 'award.scoring': ['评委评分', 'Scoring'] },
  errors: {
    competitionTaken: ['这个奖项本年度的评选已建立，请直接打开', 'A competition for this award already exists this year; open that one'],
    noCompetition: ['请选择一个评委评分的奖项', 'Choose an award that reviewers score'],
    tooFewCandidates: [
      '至少需要 2 名候选人，现在有 {count} 名；候选人为毕后办已审核通过的申报',
      'At least 2 candidates are needed, there {count:is|are} only {count}; candidates are applications passed by the office',
    ],
    notPrepared: [
      '评选已开始，不能再更改评委，也不能删除',
      'The competition has started; reviewers can no longer be changed, and it cannot be deleted',
    ],
    reviewerUnknown: ['请选择在用的账号，并且可以担任评委', 'Choose enabled accounts that may act as reviewers'],
    reviewerIsCandidate: ['{name}是候选人，不能担任评委', '{name} is a candidate and cannot be a reviewer'],
    notScoring: ['评分没有开放', 'Scoring is not open'],
    scoresSubmitted: ['你的评分已提交，不能再更改', 'You have already submitted your scores; they can no longer be changed'],
    pointsOutside: ['{name}请填写 0 至 {scale} 的整数', '{name}: enter a whole number from 0 to {scale}'],
    scoresMissing: [
      '还有 {count} 名候选人没有评完，请补齐后再提交',
      '{count} {count:candidate is|candidates are} not fully scored; complete the scores before submitting',
    ],
    nothingScored: ['还没有评委提交评分，不能结束', 'No reviewer has submitted scores yet, so scoring cannot be closed'],
    reviewersWaiting: [
      '还有 {waiting} 位评委没有提交；提前结束请填写原因，他们的评分不计入',
      '{waiting} {waiting:reviewer has|reviewers have} not submitted; to close early, enter a reason. Their scores are not counted',
    ],
    tieUndecided: [
      '有 {count} 人并列第 {place} 名，其中可取 {left} 人；请勾选入选的人并说明理由',
      '{count} {count:candidate ties|candidates tie} for place {place}, {left} of them can be selected; tick who is selected and give a reason',
    ],
    tieReason: ['请说明并列者中如何取舍', 'Explain how the tie was decided'],
  },
  results: { granted: ['已授予', 'Granted'], tied: ['并列', 'Tied'] },
  sheets: {
    competitionRanking: {
      title: ['评选排名', 'Competition ranking'],
      columns: {
        place: ['名次', 'Place'],
        name: ['姓名', 'Name'],
        code: ['编号', 'Number'],
        base: ['专业基地', 'Base'],
        score: ['得分', 'Score'],
        result: ['结果', 'Result'],
        points: ['各项平均分', 'Mean by criterion'],
        totals: ['评委评分', 'Reviewers’ scores'],
      },
      rules: {},
    },
  },
  waiting: {
    scoreAwards: ['项评选待评分', '{count:competition|competitions} to score'],
    concludeAwards: ['项评选可以结束评分或公布结果', '{count:competition|competitions} to close or announce'],
  },
})
