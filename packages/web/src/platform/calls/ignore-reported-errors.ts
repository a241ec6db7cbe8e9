/** The act without its errors: a call that failed has reported its own, and nothing more follows. */
export const ignoreReportedErrors =
  <Inputs extends unknown[]>(act: (...inputs: Inputs) => unknown) =>
  (...inputs: Inputs): void =>
    void Promise.resolve(act(...inputs)).catch(() => {})
