import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const HSTS_SECONDS = 15_552_000;
/** Nothing of the site uses these. */
const PERMISSIONS_POLICY = 'camera=(),microphone=(),geolocation=(),payment=(),usb=(),browsing-topics=()';

interface PageSources {
  /** With https, browsers are told to stay on it. */
  publicUrl: string;
  /** `'sha256-…'` of each. */
  inlineScripts: readonly string[];
  /** Other sites that forms of ours are posted to, asked for each answer: the owner may change them. */
  formTargets: () => readonly string[];
}

/**
 * Headers of every answer. Scripts come from this site only, or stand inside its own pages, known by their hash; styles
 * may be inline because antd and emotion write them; frames are the maps and the student portal; images of staff may
 * lie anywhere behind https.
 */
export function setSecurityHeaders(
  fastify: FastifyInstance,
  { publicUrl, inlineScripts, formTargets }: PageSources,
): void {
  const isHttps = publicUrl.startsWith('https:');
  // Made once for each change of the owner's: Fastify's own plugin makes its dozen of functions for each request.
  let madeFor: readonly string[] = [];
  let setHeaders = securityHeaders(isHttps, inlineScripts, madeFor);
  fastify.addHook('onRequest', (request, reply, done) => {
    const targets = formTargets();
    if (targets.join() !== madeFor.join()) {
      madeFor = targets;
      setHeaders = securityHeaders(isHttps, inlineScripts, targets);
    }
    reply.header('Permissions-Policy', PERMISSIONS_POLICY);
    setHeaders(request.raw, reply.raw, (error) => done(error as Error | undefined));
  });
}

function securityHeaders(isHttps: boolean, inlineScripts: readonly string[], formTargets: readonly string[]) {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        // Also for fonts, calls, workers and manifests.
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        frameSrc: ['https:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...formTargets],
        frameAncestors: ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // A hint, and the first answer's bytes are counted.
    originAgentCluster: false,
    strictTransportSecurity: isHttps && { maxAge: HSTS_SECONDS, includeSubDomains: false },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that are gone, Flash and Internet Explorer, or never a standard; the page's first bytes are few
    // (docs/operations.md, "Page speed").
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xDnsPrefetchControl: false,
    xXssProtection: false,
  });
}
