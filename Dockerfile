# The host and the souk command. Build: docker build -t souk .
FROM node:20-bookworm-slim AS build
WORKDIR /souk
COPY . .
RUN npm ci --omit=dev --no-audit --no-fund
RUN node node_modules/typescript/bin/tsc -b packages/cli
RUN node node_modules/vite/bin/vite.js build packages/web --logLevel warn
RUN node scripts/bundle.mjs
RUN node scripts/image.mjs /image

FROM node:20-bookworm-slim
ENV NODE_ENV=production
ENV SOUK_HOST=0.0.0.0
ENV SOUK_PORT=8080
ENV SOUK_DATA=/data
WORKDIR /souk
COPY --from=build /image .
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=10s --timeout=3s --start-period=15s CMD ["node", "healthy.mjs"]
ENTRYPOINT ["node", "--conditions=souk-bundle", "packages/cli/bin/souk.mjs"]
CMD ["serve"]
