import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { countJourneyWork } from './count-journey-work.ts'

/** The small form of axe: it is sent to every document that is judged. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice']

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Contrast takes two thirds of the time of all rules together. */
const CHOSEN = {
  all: { runOnly: { type: 'tag', values: TAGS } },
  colours: { runOnly: { type: 'rule', values: COLOUR_RULES } },
  'no contrast': {
    runOnly: { type: 'tag', values: TAGS },
    rules: { 'color-contrast': { enabled: false } },
  },
} satisfies Record<string, axe.RunOptions>

export type Rules = keyof typeof CHOSEN

/** Waits until all transitions and finite animations on the page have ended. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (violation) =>
          violation.playState !== 'running' ||
          violation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )

/** Axe violations as readable lines. The browser's built-in viewers are excluded. */
export async function violations(page: Page, rules: Rules = 'all') {
  if (rules !== 'no contrast') countJourneyWork('colour check')

  await atRest(page)

  // injected once per page
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE)

  return page.evaluate(async (wanted) => {
    const { axe: judge } = window as unknown as { axe: typeof axe }

    const options = {
      ...wanted,
      resultTypes: ['violations' as const],
      iframes: false,
      preload: { assets: ['media'] },
    }

    const { violations: found } = await judge.run({ exclude: [['iframe']] }, options)

    return found.flatMap(({ id, help, nodes }) =>
      nodes
        .slice(0, 5)
        .map(({ target, failureSummary }) => `${id}: ${help}\n  ${target}\n  ${failureSummary}`),
    )
  }, CHOSEN[rules])
}
