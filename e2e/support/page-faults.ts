import type { Page } from '@playwright/test'

/** A request is given up when its page is left: no fault. */
const GIVEN_UP = 'net::ERR_ABORTED'

/** An applicant who has begun nothing has no registration, and the server says so. */
const EXPECTED = /\/sign\/registrations\/own$/

/**
 * Listens to a page. The function that it returns gives what went wrong since its last call: errors
 * of scripts, and requests that failed.
 */
export function watchFaults(page: Page): () => string[] {
  const faults: string[] = []

  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))

  page.on('console', (message) => {
    // A refused request is reported below, with its method.
    if (message.type() === 'error' && !/status of [45]\d\d/.test(message.text()))
      faults.push(`console: ${message.text()}`)
  })

  page.on('response', (response) => {
    const isExpected = response.status() === 404 && EXPECTED.test(response.url())
    if (response.status() >= 400 && !isExpected)
      faults.push(`${response.status()}: ${response.request().method()} ${response.url()}`)
  })

  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== GIVEN_UP) faults.push(`${reason}: ${request.method()} ${request.url()}`)
  })

  return () => faults.splice(0)
}
