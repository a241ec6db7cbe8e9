import type { SameWords } from '../../../kernel/index.ts'
import type { awardCompetitionZh } from './words.zh-CN.ts'

export const awardCompetitionEn = {
  auditActions: {
    'awardCompetition.open': 'Scoring of a competition opened',
    'awardCompetition.close': 'Scoring of a competition closed',
    'awardCompetition.conclude': 'Competition concluded',
    'awardApplication.win': 'Award won',
    'awardApplication.passOver': 'Not among the first of a competition',
    'awards.competition.create': 'Competition begun',
    'awards.competition.delete': 'Competition deleted',
    'awards.competition.appoint': 'Reviewers appointed',
    'awards.scores.save': 'Scores saved',
    'awards.scores.submit': 'Scores submitted',
  },
  fields: {
    limitId: 'Award',
    year: 'Year',
    userIds: 'Reviewers',
    first: 'How many',
    chosen: 'Taken from those who tie',
    into: 'Result',
    candidateId: 'Candidate',
    points: 'Points',
    criterionId: 'Criterion',
  },
  flows: {
    awardCompetition: {
      states: { preparing: 'Being prepared', scoring: 'Being scored', closed: 'Ranked', concluded: 'Concluded' },
      actions: { open: 'Open scoring', close: 'Close scoring', conclude: 'Conclude' },
    },
  },
  passedOver: { grant: 'Place {place}, not among the first {first}', nextRound: 'Place {place}, not in the next round (first {first})' },
  permissions: { 'awards:competition:manage': 'Organise competitions', 'awards:competition:score': 'Score candidates as a reviewer' },
  menus: { 'award.competition': 'Competitions', 'award.scoring': 'Scoring' },
  errors: {
    competitionTaken: 'There is a competition for this award of the year already; please open that one',
    noCompetition: 'Please choose an award that reviewers score',
    tooFewCandidates: 'Two candidates are needed, there are {count}; candidates are applications that the office has passed',
    notPrepared: 'The competition has begun; reviewers cannot be changed, and it cannot be deleted',
    reviewerUnknown: 'Please choose accounts in use that may score',
    reviewerIsCandidate: '{name} is a candidate and cannot be a reviewer',
    notScoring: 'The scoring is not open',
    scoresSubmitted: 'You have submitted your scores; they cannot be changed',
    pointsOutside: '{name}: please enter a whole number from 0 to {scale}',
    scoresMissing: '{count} candidates are not scored by every criterion; please complete them',
    nothingScored: 'No reviewer has submitted scores; it cannot be closed',
    reviewersWaiting: '{waiting} reviewers have not submitted; to close early give a reason, their scores do not count',
    tieUndecided: '{count} share place {place}, {left} of them can be taken; tick who is taken and say why',
    tieReason: 'Please say how the tie was decided',
  },
  results: { granted: 'Granted', tied: 'Tied' },
  sheets: {
    competitionRanking: {
      title: 'Ranking of a competition',
      columns: {
        place: 'Place',
        name: 'Name',
        code: 'Number',
        base: 'Base',
        score: 'Score',
        result: 'Result',
        points: 'Means by criterion',
        totals: 'Scores of the reviewers',
      },
      rules: {},
    },
  },
  waiting: {
    scoreAwards: '{count:competition|competitions} to score',
    concludeAwards: '{count:competition|competitions} to close or conclude',
  },
} as const satisfies SameWords<typeof awardCompetitionZh>
