import pino, { type DestinationStream } from 'pino'

/** The log of the process, one JSON line an event, on standard output. What may hold personal data is never given to it; this is the second net. */
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
