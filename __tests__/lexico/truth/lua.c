/* What Lua's own lexer makes of texts: its file is a part of this one, so that it can be seen where a token begins. */
#define LUA_CORE
#include "lprefix.h"
#include <stdio.h>
#include <string.h>
#include "lua.h"
#include "lauxlib.h"
#include "lualib.h"
#include "lzio.h"

static const char *base;     /* the text */
static const char **at_next; /* of the text; what the lexer reads next: one behind the character that it looks at */
static size_t start;         /* where the last buffer began to be filled */

static int begins(Mbuffer *buffer) {
  if (at_next && buffer->n == 0) start = (size_t)(*at_next - base) - 1;
  return 0;
}
#undef luaZ_bufflen
#define luaZ_bufflen(buffer) (*(begins(buffer), &(buffer)->n))
#include "llex.c"

static const char *once(lua_State *L, void *data, size_t *size) {
  const char **text = data;
  const char *all = *text;
  (void)L;
  *size = all ? lua_rawlen(L, 1) : 0;
  *text = NULL;
  return all;
}

/* tokens(text): a list of { kind, first byte or false, byte behind the last } */
static int tokens(lua_State *L) {
  size_t length;
  const char *text = luaL_checklstring(L, 1, &length);
  const char *given = text;
  ZIO zio;
  LexState lex;
  Mbuffer buffer;
  SemInfo unused;
  lua_newtable(L);
  luaZ_init(L, &zio, once, &given);
  luaZ_initbuffer(L, &buffer);
  base = text;
  at_next = &zio.p;
  memset(&lex, 0, sizeof lex);
  lex.h = luaH_new(L);
  sethvalue2s(L, L->top, lex.h);
  L->top++;
  lex.buff = &buffer;
  luaX_setinput(L, &lex, &zio, luaS_new(L, "text"), zgetc(&zio));
  for (lua_Integer i = 1;; i++) {
    const char *kind;
    size_t end, size = 0;
    luaX_next(&lex);
    if (lex.t.token == TK_EOS) break;
    end = lex.current == EOZ ? length : (size_t)(zio.p - base) - 1;
    unused = lex.t.seminfo;
    switch (lex.t.token) {
      case TK_NAME: kind = "name"; size = tsslen(unused.ts); break;
      case TK_STRING: kind = "text"; break;
      case TK_INT: case TK_FLT: kind = "number"; break;
      default:
        kind = lex.t.token >= FIRST_RESERVED && lex.t.token <= TK_WHILE ? "word" : "symbol";
        /* Of any other character it makes a token, too, which no parser takes. */
        if (lex.t.token < FIRST_RESERVED && !strchr("+-*/%^#&~|<>=(){}[];:,.", lex.t.token)) kind = "invalid";
        size = lex.t.token < FIRST_RESERVED ? 1 : strlen(luaX_tokens[lex.t.token - FIRST_RESERVED]);
    }
    lua_createtable(L, 3, 0);
    lua_pushstring(L, kind);
    lua_rawseti(L, -2, 1);
    lua_pushinteger(L, (lua_Integer)(size > 0 ? end - size : start));
    lua_rawseti(L, -2, 2);
    lua_pushinteger(L, (lua_Integer)end);
    lua_rawseti(L, -2, 3);
    lua_rawseti(L, 2, i);
  }
  luaZ_freebuffer(L, &buffer);
  lua_settop(L, 2);
  return 1;
}

int main(int count, char **arguments) {
  lua_State *L = luaL_newstate();
  luaL_openlibs(L);
  lua_register(L, "tokens", tokens);
  if (count < 2 || luaL_dofile(L, arguments[1])) {
    fprintf(stderr, "%s\n", lua_tostring(L, -1));
    return 1;
  }
  return 0;
}
