/* global SwaggerUIBundle */
SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  domNode: document.getElementById('reader'),
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  // The only request of its own that the reader makes to elsewhere.
  validatorUrl: null,
});
