import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { countJourneyWork } from './count-journey-work.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']
/** Colour rules: the only ones whose result depends on the theme. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Waits until all transitions and finite animations on the page have ended. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY),
  )

/** Axe violations as readable lines; `rules`: only these. The browser's built-in viewers are excluded. */
export async function violations(page: Page, rules?: readonly string[]) {
  if (!rules || rules.some((rule) => COLOUR_RULES.includes(rule))) countJourneyWork('colour check')
  await atRest(page)
  // injected once per page
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runOnly: axe.RunOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS }
  return page.evaluate(async (wanted) => {
    const { axe: judge } = window as unknown as { axe: typeof axe }
    const options = { runOnly: wanted, resultTypes: ['violations' as const], iframes: false, preload: { assets: ['media'] } }
    const { violations: found } = await judge.run({ exclude: [['iframe']] }, options)
    return found.flatMap(({ id, help, nodes }) =>
      nodes.slice(0, 5).map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
    )
  }, runOnly)
}
