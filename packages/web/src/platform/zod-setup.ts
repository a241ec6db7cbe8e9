import { config } from 'zod'

// The content security policy forbids eval, which zod would try; imported first, before any shape is made.
config({ jitless: true })
