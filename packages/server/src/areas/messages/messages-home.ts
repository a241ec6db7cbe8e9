import { messagesPermissions as may } from '@residency/contract/areas/messages/access'
import {
  HOME_NEWS,
  listNews as newsCall,
} from '@residency/contract/areas/messages/news/news.contract'
import { holds } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { type HomeSource, homeAnswer } from '../../platform/area.ts'
import { figurePart, placeOf } from '../../platform/home-parts.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { getUndelivered } from './deliveries/list-deliveries.ts'
import { messagesHomeWords } from './home.text.ts'
import { listNews } from './news/list-news.ts'

/** Texts of the last days that could not be sent. */
async function countUndelivered(ctx: SignedCtx) {
  if (!holds(ctx.actor, may.deliveryList)) return null

  const words = messagesHomeWords[ctx.language]
  const { failed, waiting } = await getUndelivered(ctx)
  const note = failed || waiting ? fillSentence(words.note, { waiting }) : words.none

  return figurePart({
    label: words.undelivered,
    value: failed,
    note,
    tone: failed ? 'bad' : 'good',
    to: placeOf('message/delivery/index', { state: 'failed', recent: '1' }),
  })
}

export const messagesHome: Readonly<Record<string, HomeSource>> = {
  undelivered: { sections: ['system'], place: 2, read: countUndelivered },
}

export const newsAnswers = [homeAnswer(newsCall, HOME_NEWS, (ctx) => listNews(ctx, HOME_NEWS))]
