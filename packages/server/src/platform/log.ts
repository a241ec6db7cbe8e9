import pino, { type DestinationStream } from 'pino'

declare module './http/ctx.ts' {
  interface Services {
    log: Log
  }
}

/**
 * The process log: one JSON line per event on standard output. Callers never pass personal data;
 * the redaction here is a second safeguard.
 */
export const makeLog = (level: string, destination?: DestinationStream) =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          'password',
          'token',
          'accessToken',
          'authorization',
          'idCard',
          'phone',
          'mobile',
          'captchaCode',
          '*.password',
          '*.token',
          '*.idCard',
          '*.phone',
          '*.mobile',
          'headers',
        ],
        censor: '***',
      },
    },
    destination as DestinationStream,
  )

export type Log = ReturnType<typeof makeLog>
