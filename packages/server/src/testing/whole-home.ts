import type {
  getHome,
  getHomeRest,
} from '@residency/contract/areas/dashboard/home-page/home.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import type { Caller } from './server/open-server.ts'

/** A home page as a window has it in the end: the first view and the rest, and all of its parts. */
export async function wholeHome(who: Pick<Caller, 'get'>, days: string) {
  const first = (await who.get('/api/v1/home')).data as AnswerOf<typeof getHome>
  const rest = (await who.get(`/api/v1/home/rest?${days}`)).data as AnswerOf<typeof getHomeRest>

  return {
    ...rest,
    waiting: first.waiting,
    names: first.sections,
    answers: [...first.answers, ...rest.answers],
    parts: [...first.today, ...rest.sections.flatMap(({ parts }) => parts)],
  }
}
