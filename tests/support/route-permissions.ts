export type Caller = 'nobody' | 'enrolling' | 'fitter' | 'support' | 'office' | 'admin';
export type Outcome = 'ok' | '401' | '403';

/** How every route treats every caller. `enrolling` is an admin without the second factor that the site asks for. */
const table = `
                                                 nobody enrolling fitter support office admin
GET    /api/addresses                            ok     ok        ok     ok      ok     ok
GET    /api/admin/areas                          401    403       403    403     403    ok
POST   /api/admin/areas                          401    403       403    403     403    ok
PATCH  /api/admin/areas/:id                      401    403       403    403     403    ok
DELETE /api/admin/areas/:id                      401    403       403    403     403    ok
GET    /api/admin/areas/:id/versions             401    403       403    403     403    ok
GET    /api/admin/assistant                      401    403       403    ok      ok     ok
GET    /api/admin/broken-links                   401    403       403    403     403    ok
GET    /api/admin/changes                        401    403       403    ok      ok     ok
GET    /api/admin/dashboard                      401    403       403    ok      ok     ok
GET    /api/admin/history                        401    403       403    403     403    ok
GET    /api/admin/history/people                 401    403       403    403     403    ok
GET    /api/admin/firm                           401    403       403    403     403    ok
PATCH  /api/admin/firm                           401    403       403    403     403    ok
GET    /api/admin/model                          401    403       403    403     403    ok
PATCH  /api/admin/model                          401    403       403    403     403    ok
GET    /api/admin/navigation                     401    403       403    ok      ok     ok
GET    /api/admin/offers                         401    403       403    403     ok     ok
POST   /api/admin/offers                         401    403       403    403     ok     ok
PATCH  /api/admin/offers/:id                     401    403       403    403     ok     ok
POST   /api/admin/offers/:id/end                 401    403       403    403     ok     ok
GET    /api/admin/person                         401    403       403    403     403    ok
POST   /api/admin/person/erase                   401    403       403    403     403    ok
GET    /api/admin/price-book                     401    403       403    403     ok     ok
PATCH  /api/admin/price-book                     401    403       403    403     ok     ok
GET    /api/admin/retention                      401    403       403    403     403    ok
GET    /api/admin/reviews                        401    403       403    ok      ok     ok
PATCH  /api/admin/reviews/:id                    401    403       403    ok      ok     ok
GET    /api/admin/reviews/:id/photo              401    403       403    ok      ok     ok
GET    /api/admin/search                         401    403       403    ok      ok     ok
GET    /api/admin/security-log                   401    403       403    403     403    ok
GET    /api/admin/security-log/accounts          401    403       403    403     403    ok
GET    /api/admin/set-up                         401    403       403    403     403    ok
GET    /api/admin/sources                        401    403       403    403     ok     ok
GET    /api/admin/sources/export.csv             401    403       403    403     ok     ok
GET    /api/admin/stats                          401    403       403    ok      ok     ok
GET    /api/admin/texts                          401    403       403    403     403    ok
GET    /api/admin/texts/:name                    401    403       403    403     403    ok
PATCH  /api/admin/texts/:name                    401    403       403    403     403    ok
POST   /api/admin/texts/:name/preview            401    403       403    403     403    ok
GET    /api/admin/texts/:name/versions           401    403       403    403     403    ok
GET    /api/appointments                         401    403       403    ok      ok     ok
POST   /api/appointments                         ok     ok        ok     ok      ok     ok
GET    /api/appointments/:id                     401    403       403    ok      ok     ok
PATCH  /api/appointments/:id                     401    403       403    ok      ok     ok
PATCH  /api/appointments/:id/details             401    403       403    ok      ok     ok
POST   /api/appointments/:id/offer               401    403       403    ok      ok     ok
DELETE /api/appointments/:id/offer               401    403       403    ok      ok     ok
POST   /api/appointments/:id/photos              401    403       ok     ok      ok     ok
GET    /api/appointments/:id/photos/:photoId     401    403       ok     ok      ok     ok
DELETE /api/appointments/:id/photos/:photoId     401    403       ok     ok      ok     ok
PATCH  /api/appointments/:id/status              401    403       403    ok      ok     ok
POST   /api/appointments/:id/swap                401    403       403    ok      ok     ok
POST   /api/appointments/:id/undo                401    403       403    ok      ok     ok
PATCH  /api/appointments/:id/visit               401    403       403    ok      ok     ok
POST   /api/appointments/by-staff                401    403       403    ok      ok     ok
GET    /api/appointments/day                     401    403       403    ok      ok     ok
GET    /api/appointments/export.csv              401    403       403    403     ok     ok
GET    /api/appointments/slots                   ok     ok        ok     ok      ok     ok
GET    /api/appointments/visits                  401    403       403    ok      ok     ok
GET    /api/assistant/answers                    401    403       403    ok      ok     ok
POST   /api/assistant/answers                    401    403       403    ok      ok     ok
PATCH  /api/assistant/answers/:id                401    403       403    ok      ok     ok
DELETE /api/assistant/answers/:id                401    403       403    ok      ok     ok
GET    /api/assistant/questions                  401    403       403    ok      ok     ok
DELETE /api/assistant/questions/:id              401    403       403    ok      ok     ok
GET    /api/assistant/wrong-answers              401    403       403    ok      ok     ok
POST   /api/assistant/wrong-answers/:id          401    403       403    ok      ok     ok
DELETE /api/assistant/wrong-answers/:id          401    403       403    ok      ok     ok
POST   /api/calculator/estimate                  ok     ok        ok     ok      ok     ok
GET    /api/calculator/extra-prices              ok     ok        ok     ok      ok     ok
POST   /api/calculator/preview                   ok     ok        ok     ok      ok     ok
GET    /api/calculator/prices                    ok     ok        ok     ok      ok     ok
GET    /api/chat/conversations                   401    403       403    ok      ok     ok
GET    /api/chat/conversations/:id               401    403       403    ok      ok     ok
PATCH  /api/chat/conversations/:id               401    403       403    ok      ok     ok
POST   /api/chat/conversations/:id/cards         ok     ok        ok     ok      ok     ok
GET    /api/chat/conversations/:id/known-details 401    403       403    ok      ok     ok
GET    /api/chat/conversations/:id/messages      401    401       401    ok      ok     ok
GET    /api/chat/conversations/:id/notes         401    403       403    ok      ok     ok
POST   /api/chat/conversations/:id/notes         401    403       403    ok      ok     ok
POST   /api/chat/links/open                      ok     ok        ok     ok      ok     ok
POST   /api/chat/messages/:id/read               ok     ok        ok     ok      ok     ok
GET    /api/closed-days                          401    403       403    ok      ok     ok
POST   /api/closed-days                          401    403       403    403     ok     ok
DELETE /api/closed-days/:day                     401    403       403    403     ok     ok
GET    /api/closed-days/coming                   ok     ok        ok     ok      ok     ok
GET    /api/contact-submissions                  401    403       403    ok      ok     ok
POST   /api/contact-submissions                  ok     ok        ok     ok      ok     ok
GET    /api/contact-submissions/:id              401    403       403    ok      ok     ok
PATCH  /api/contact-submissions/:id              401    403       403    ok      ok     ok
POST   /api/contact-submissions/:id/appointment  401    403       403    ok      ok     ok
PATCH  /api/contact-submissions/:id/details      401    403       403    ok      ok     ok
POST   /api/contact-submissions/:id/replies      401    403       403    ok      ok     ok
GET    /api/contact-submissions/export.csv       401    403       403    403     ok     ok
GET    /api/coverage                             ok     ok        ok     ok      ok     ok
GET    /api/customers                            401    403       403    ok      ok     ok
GET    /api/customers/:id                        401    403       403    ok      ok     ok
PATCH  /api/customers/:id/details                401    403       403    ok      ok     ok
POST   /api/customers/:id/dismissals             401    403       403    ok      ok     ok
DELETE /api/customers/:id/dismissals/:with       401    403       403    ok      ok     ok
POST   /api/customers/:id/erase                  401    403       403    403     403    ok
GET    /api/customers/:id/export                 401    403       403    403     403    ok
POST   /api/customers/:id/merge                  401    403       403    ok      ok     ok
POST   /api/customers/:id/merges                 401    403       403    ok      ok     ok
POST   /api/customers/:id/notes                  401    403       403    ok      ok     ok
DELETE /api/customers/:id/notes/:noteId          401    403       403    ok      ok     ok
POST   /api/customers/:id/separations            401    403       403    ok      ok     ok
POST   /api/customers/:id/steps                  401    403       403    ok      ok     ok
PATCH  /api/customers/:id/steps/:stepId          401    403       403    ok      ok     ok
GET    /api/customers/:id/timeline               401    403       403    ok      ok     ok
POST   /api/customers/:id/unmerge                401    403       403    ok      ok     ok
POST   /api/customers/:id/verified-contacts      401    403       403    ok      ok     ok
GET    /api/customers/export.csv                 401    403       403    403     ok     ok
POST   /api/customers/import                     401    403       403    403     403    ok
GET    /api/estimates/:id                        ok     ok        ok     ok      ok     ok
GET    /api/estimates/:id/sketches               ok     ok        ok     ok      ok     ok
POST   /api/estimates/:id/email                  ok     ok        ok     ok      ok     ok
POST   /api/estimates/:id/sketches               ok     ok        ok     ok      ok     ok
GET    /api/estimates/:id/sketches/:sketchId     ok     ok        ok     ok      ok     ok
DELETE /api/estimates/:id/sketches/:sketchId     ok     ok        ok     ok      ok     ok
GET    /api/fitters                              401    403       403    ok      ok     ok
POST   /api/fitters                              401    403       403    403     ok     ok
PATCH  /api/fitters/:id                          401    403       403    403     ok     ok
POST   /api/fitters/:id/calendar-feed            401    403       403    403     ok     ok
DELETE /api/fitters/:id/calendar-feed            401    403       403    403     ok     ok
POST   /api/fitters/:id/external-calendar        401    403       403    403     ok     ok
DELETE /api/fitters/:id/external-calendar        401    403       403    403     ok     ok
POST   /api/fitters/:id/time-off                 401    403       403    403     ok     ok
DELETE /api/fitters/:id/time-off/:timeOffId      401    403       403    403     ok     ok
GET    /api/fitters/availability                 401    403       403    ok      ok     ok
GET    /api/fitters/calendars                    401    403       403    403     ok     ok
GET    /api/mails                                401    403       403    ok      ok     ok
POST   /api/mails/:id/dismiss                    401    403       403    ok      ok     ok
POST   /api/mails/:id/retry                      401    403       403    ok      ok     ok
GET    /api/mails/outage                         401    403       403    ok      ok     ok
POST   /api/mails/retry-all                      401    403       403    ok      ok     ok
POST   /api/media                                401    403       403    403     ok     ok
GET    /api/offers                               ok     ok        ok     ok      ok     ok
GET    /api/products                             ok     ok        ok     ok      ok     ok
POST   /api/products                             401    403       403    403     ok     ok
GET    /api/products/:id                         ok     ok        ok     ok      ok     ok
PATCH  /api/products/:id                         401    403       403    403     ok     ok
POST   /api/products/deletions                   401    403       403    403     ok     ok
DELETE /api/products/:id                         401    403       403    403     ok     ok
GET    /api/products/:id/prices                  401    403       403    403     ok     ok
POST   /api/products/:id/quote-adds              ok     ok        ok     ok      ok     ok
GET    /api/products/by-slug/:slug               ok     ok        ok     ok      ok     ok
GET    /api/products/counts                      401    403       403    403     ok     ok
GET    /api/products/export.csv                  401    403       403    403     ok     ok
GET    /api/products/facets                      ok     ok        ok     ok      ok     ok
POST   /api/products/import                      401    403       403    403     ok     ok
GET    /api/products/page/:pageLocation          ok     ok        ok     ok      ok     ok
GET    /api/products/price-changes               401    403       403    403     ok     ok
POST   /api/products/price-changes               401    403       403    403     ok     ok
POST   /api/products/price-changes/:id/undo      401    403       403    403     ok     ok
POST   /api/products/price-changes/preview       401    403       403    403     ok     ok
GET    /api/retention/periods                    ok     ok        ok     ok      ok     ok
GET    /api/reviews                              ok     ok        ok     ok      ok     ok
GET    /api/reviews/:id/photo                    ok     ok        ok     ok      ok     ok
GET    /api/reviews/own/:token                   ok     ok        ok     ok      ok     ok
POST   /api/reviews/own/:token                   ok     ok        ok     ok      ok     ok
POST   /api/reviews/own/:token/stop              ok     ok        ok     ok      ok     ok
POST   /api/sample-orders                        ok     ok        ok     ok      ok     ok
GET    /api/service-areas                        ok     ok        ok     ok      ok     ok
GET    /api/service-areas/:area                  ok     ok        ok     ok      ok     ok
GET    /api/team/confirm                         401    403       ok     ok      ok     ok
POST   /api/team/confirm                         401    ok        ok     ok      ok     ok
POST   /api/team/confirm/passkey-options         401    ok        ok     ok      ok     ok
GET    /api/team/email                           401    403       ok     ok      ok     ok
POST   /api/team/email                           401    403       ok     ok      ok     ok
DELETE /api/team/email                           401    403       ok     ok      ok     ok
POST   /api/team/email/cancel                    ok     ok        ok     ok      ok     ok
POST   /api/team/email/change                    ok     ok        ok     ok      ok     ok
POST   /api/team/email/verify                    ok     ok        ok     ok      ok     ok
GET    /api/team/factors                         401    ok        ok     ok      ok     ok
PATCH  /api/team/factors/:id                     401    403       ok     ok      ok     ok
DELETE /api/team/factors/:id                     401    403       ok     ok      ok     ok
POST   /api/team/factors/app                     401    ok        ok     ok      ok     ok
POST   /api/team/factors/app/begin               401    ok        ok     ok      ok     ok
POST   /api/team/factors/passkey                 401    ok        ok     ok      ok     ok
POST   /api/team/factors/passkey/begin           401    ok        ok     ok      ok     ok
POST   /api/team/login                           ok     ok        ok     ok      ok     ok
POST   /api/team/login/passkey-options           ok     ok        ok     ok      ok     ok
POST   /api/team/login/second-step               ok     ok        ok     ok      ok     ok
POST   /api/team/logout                          ok     ok        ok     ok      ok     ok
GET    /api/team/me                              401    ok        ok     ok      ok     ok
PATCH  /api/team/me                              401    403       ok     ok      ok     ok
GET    /api/team/members                         401    403       403    ok      ok     ok
POST   /api/team/members                         401    403       403    403     403    ok
PATCH  /api/team/members/:id                     401    403       403    403     403    ok
DELETE /api/team/members/:id                     401    403       403    403     403    ok
DELETE /api/team/members/:id/factors             401    403       403    403     403    ok
POST   /api/team/members/:id/invitation          401    403       403    403     403    ok
GET    /api/team/members/:id/sessions            401    403       403    403     403    ok
DELETE /api/team/members/:id/sessions            401    403       403    403     403    ok
DELETE /api/team/members/:id/sessions/:sessionId 401    403       403    403     403    ok
POST   /api/team/members/:id/verification        401    403       403    403     403    ok
POST   /api/team/password                        401    ok        ok     ok      ok     ok
POST   /api/team/password/forgot                 ok     ok        ok     ok      ok     ok
POST   /api/team/password/reset                  ok     ok        ok     ok      ok     ok
POST   /api/team/recovery-codes                  401    403       ok     ok      ok     ok
POST   /api/team/register                        ok     ok        ok     ok      ok     ok
GET    /api/team/sessions                        401    ok        ok     ok      ok     ok
DELETE /api/team/sessions/:id                    401    ok        ok     ok      ok     ok
GET    /api/terms                                ok     ok        ok     ok      ok     ok
GET    /api/texts/:name                          ok     ok        ok     ok      ok     ok
GET    /api/today                                401    403       ok     ok      ok     ok
POST   /api/today/on-the-way                     401    403       ok     ok      ok     ok
POST   /api/today/reports                        401    403       ok     ok      ok     ok
GET    /api/visits/:token                        ok     ok        ok     ok      ok     ok
POST   /api/visits/:token/accept                 ok     ok        ok     ok      ok     ok
GET    /api/visits/:token/calendar.ics           ok     ok        ok     ok      ok     ok
POST   /api/visits/:token/cancel                 ok     ok        ok     ok      ok     ok
POST   /api/visits/:token/decline                ok     ok        ok     ok      ok     ok
POST   /api/visits/:token/move                   ok     ok        ok     ok      ok     ok
POST   /api/visits/links                         ok     ok        ok     ok      ok     ok
GET    /calendar/:token                          ok     ok        ok     ok      ok     ok
GET    /healthz                                  ok     ok        ok     ok      ok     ok
GET    /favicon.svg                              ok     ok        ok     ok      ok     ok
GET    /firm-:colours.css                        ok     ok        ok     ok      ok     ok
GET    /staff.webmanifest                        ok     ok        ok     ok      ok     ok
GET    /images/:file                             ok     ok        ok     ok      ok     ok
GET    /readyz                                   ok     ok        ok     ok      ok     ok
`;

const [heading = [], ...rows] = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));
const callers = heading as Caller[];

/** The outcomes by method and path, such as `GET /api/customers`. */
export const routePermissions = new Map(
  rows.map(([method, path, ...outcomes]) => [
    `${method} ${path}`,
    Object.fromEntries(callers.map((caller, i) => [caller, outcomes[i]])) as Record<
      Caller,
      Outcome
    >,
  ]),
);
